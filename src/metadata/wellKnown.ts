import { site } from "../site";
import { absoluteUrl } from "./absoluteUrl";

/** Text files that crawlers and security researchers look for. */
export function wellKnownFiles(pathPrefix: "" | `/${string}`): Readonly<Record<string, string>> {
  return {
    // RFC 9309: everything may be read.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`${pathPrefix}/sitemap-index.xml`)}\n`,
    // RFC 9116: Contact and Expires are required.
    ".well-known/security.txt": [
      `Contact: mailto:${site.email}`,
      `Expires: ${site.securityTextExpires}`,
      `Preferred-Languages: ${site.language.split("-")[0]}`,
      `Canonical: ${absoluteUrl(`${pathPrefix}/.well-known/security.txt`)}`,
      "",
    ].join("\n"),
  };
}
