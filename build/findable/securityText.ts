/** Where to report a weakness of the site (RFC 9116). */
import { absoluteUrl } from "../../src/lib/absoluteUrl";
import { site } from "../../src/site";

/** Where RFC 9116, section 3, wants it: below the domain's root. */
export const securityTextFile = ".well-known/security.txt";

/**
 * Writes `security.txt`. `Contact` and `Expires` are required (sections 2.5.3 and 2.5.5).
 *
 * @param pathPrefix - "" or "/site". Below a prefix nobody looks for the file; `Canonical` then says where it is.
 * @returns The file. Its date is a fact of `src/site.ts`, not of the build, so that equal sources give equal bytes.
 */
export function securityText(pathPrefix: string): string {
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityTextExpires}`,
    `Preferred-Languages: ${site.language.slice(0, 2)}`,
    `Canonical: ${absoluteUrl(`${pathPrefix as "" | `/${string}`}/${securityTextFile}`)}`,
    "",
  ].join("\n");
}

/**
 * Tells whether the file has run out. Researchers must not use one that has (RFC 9116, section 2.5.5), so that a site
 * should not go live with it.
 *
 * @param now - The present.
 * @param expires - The file's date.
 * @returns Whether the date has come; a date that can't be read has.
 */
export function isExpired(now: Date, expires: string = site.securityTextExpires): boolean {
  return !(Date.parse(expires) > now.getTime());
}
