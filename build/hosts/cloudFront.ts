/** The response headers policy that CloudFront adds to what it serves from S3. */
import type { Headers } from "../headers";

/** The headers that CloudFront has fields for; it refuses them among the custom ones. */
const ownFields = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
];

/**
 * Writes the policy. How long files may be kept is metadata of the files, set when they are uploaded.
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 *
 * @param headers - The security headers.
 * @returns The JSON of a `ResponseHeadersPolicyConfig`.
 */
export function cloudFront(headers: Headers): string {
  const custom = Object.entries(headers).filter(([name]) => !ownFields.includes(name));
  return `${JSON.stringify(
    {
      Name: "site-security-headers",
      Comment: "The security headers of the site",
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers["Content-Security-Policy"] },
        StrictTransportSecurity: { Override: true, ...transportSecurity(headers) },
        ContentTypeOptions: { Override: true },
        FrameOptions: { Override: true, FrameOption: headers["X-Frame-Options"] },
        ReferrerPolicy: { Override: true, ReferrerPolicy: headers["Referrer-Policy"] },
      },
      CustomHeadersConfig: {
        Quantity: custom.length,
        Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
    null,
    2,
  )}\n`;
}

function transportSecurity(headers: Headers) {
  const value = headers["Strict-Transport-Security"] ?? "";
  return {
    AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
    IncludeSubdomains: value.includes("includeSubDomains"),
    Preload: value.includes("preload"),
  };
}
