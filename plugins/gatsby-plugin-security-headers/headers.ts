/**
 * Browser features that no page and nothing in it may use: those that see, hear, locate or pay. The header goes along with every
 * response, so it is short; video players and calendars keep full screen, autoplay and the clipboard.
 */
const features = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * Headers of every response. The rest of the policy is in the pages; a `<meta>` can't carry these two directives (CSP 3, 3.3).
 * No header depends on a page, so a host's configuration holds from one build to the next.
 */
const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "frame-ancestors 'none'; upgrade-insecure-requests",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * Writes the `_headers` file of Netlify and Cloudflare Pages: the headers, and caching for a year of files with a hash in their
 * name. By default both revalidate other files.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * @param prefix - The site's path prefix, "" or "/site".
 */
export function headersFile(prefix: string): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${prefix}/*\n${security.join("")}${prefix}/static/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}
