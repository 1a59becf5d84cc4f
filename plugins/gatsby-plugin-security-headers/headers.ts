/** Headers by name; null takes one of the plugin's away. */
export type Headers = Readonly<Record<string, string | null>>;

/**
 * Browser features that no page and nothing in it may use: those that see, hear, locate or pay. The header goes along with every
 * response, so it is short; video players and calendars keep full screen, autoplay and the clipboard.
 */
const features = ["browsing-topics", "camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/**
 * Headers of every response. The rest of the policy is in the pages; a `<meta>` can't carry `frame-ancestors` (CSP 3, section 3.3).
 * No header depends on a page, so a host's configuration holds from one build to the next. docs/nginx.conf repeats them, and
 * docs/hosting.md says what each does.
 */
const securityHeaders: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  // The share image and the icons are shown by others, and nothing here is secret.
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * Writes the `_headers` file of Netlify and Cloudflare Pages: the headers, and caching for a year of files with a hash in their
 * name. By default both revalidate other files.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * @param prefix - The site's path prefix, "" or "/site".
 * @param changes - Headers to add, to change, or with null to remove.
 */
export function headersFile(prefix: string, changes: Headers): string {
  const headers = Object.entries({ ...securityHeaders, ...changes }).filter(([, value]) => value !== null);
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
  return `${prefix}/*\n${lines.join("")}${prefix}/static/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}
