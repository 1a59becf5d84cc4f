/** The `_headers` file that Netlify and Cloudflare Pages read from the folder they serve. */
import { cacheControl, hashedFolder, securityHeaders } from "../headers";

/**
 * Writes the file. Both hosts send HTML with `max-age=0, must-revalidate` of their own accord; a rule for all paths
 * would be joined with the rule for the hashed ones, so there is none.
 * https://developers.cloudflare.com/pages/configuration/headers/ https://docs.netlify.com/manage/routing/headers/
 *
 * @param styleHash - The SHA-256 of the page's style sheet, in base64.
 * @param prefix - The path that the site is served under, without a slash at its end.
 * @returns The text of `_headers`.
 */
export function headersFile(styleHash: string, prefix: string): string {
  const security = Object.entries(securityHeaders(styleHash)).map(([name, value]) => `  ${name}: ${value}`);
  return [`${prefix}/*`, ...security, `${prefix}${hashedFolder}*`, `  Cache-Control: ${cacheControl.hashed}`, ""].join(
    "\n",
  );
}
