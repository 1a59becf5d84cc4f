/**
 * The one description of what a host sends with the files. `build/hosts` writes it down for each host, the page's head
 * carries the policy, and `tools/serve.ts` serves by it, so that the tests see what a visitor would.
 */

/** The name of the one Trusted Types policy: webpack's, which makes the addresses of its chunks. */
export const trustedTypesPolicy = "webpack";

/** Header names and what they say. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Writes the Content-Security-Policy: nothing is allowed but our own scripts, fonts and images, and one style by its hash.
 *
 * @param carrier - A `meta` element can't carry `frame-ancestors` (CSP3, section 3.3), and upgrading requests is for those
 *   who serve over https, so both go into the header alone.
 * @param styleHash - The SHA-256 of the page's style sheet, in base64.
 * @returns The policy.
 */
export function contentSecurityPolicy(carrier: "meta" | "header", styleHash: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Nothing of ours connects; auditors that read robots.txt from inside the page do.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ];
  if (carrier === "header") policy.push("frame-ancestors 'none'", "upgrade-insecure-requests");
  return policy.join("; ");
}

/** Features that no page of ours uses, and that nothing in it may therefore ask for. */
const features = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * Lists what goes with every answer, whatever its path and status.
 *
 * @param styleHash - The SHA-256 of the page's style sheet, in base64.
 * @returns The security headers.
 */
export function securityHeaders(styleHash: string): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy("header", styleHash),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** The folder of files with a hash in their name. */
export const hashedFolder = "/static/";

/** How long an answer may be kept: files with a hash in their name for good, all others are asked for again. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
} as const;
