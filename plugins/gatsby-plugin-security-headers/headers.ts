/** Features that a static page has no use for, and that nothing in it may ask for. */
const features = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "clipboard-read",
  "clipboard-write",
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
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * What goes with every response. The rest of the policy stands in the pages; these two directives can't (CSP 3, section 3.3).
 * No header depends on a page, so a host's configuration holds from one build to the next.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "frame-ancestors 'none'; upgrade-insecure-requests",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": features.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** The folder of the files with a hash in their name. */
export const hashedFolder = "/static/";

/** How long a response may be kept: files with a hash in their name for a year, all others until they are asked for again. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  other: "public, max-age=0, must-revalidate",
} as const;

/**
 * Writes the `_headers` file of Netlify and Cloudflare Pages. They send `must-revalidate` for all else of their own accord.
 * https://docs.netlify.com/manage/routing/headers/ https://developers.cloudflare.com/pages/configuration/headers/
 *
 * @param prefix - The site's path prefix, "" or "/site".
 */
export function headersFile(prefix: string): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const lines = [`${prefix}/*`, ...security, `${prefix}${hashedFolder}*`, `  Cache-Control: ${cacheControl.hashed}`];
  return `${lines.join("\n")}\n`;
}
