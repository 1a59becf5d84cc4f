/** A site that does not know its own address can't be found: the build stops instead. */

/**
 * Looks at an address that is to stand before every path of the site.
 *
 * @param url - `site.url`.
 * @returns What is wrong with it, or nothing.
 */
export function faultOf(url: unknown): string | undefined {
  if (typeof url !== "string" || url === "") return "is missing";
  if (!URL.canParse(url)) return "is no address";
  const { protocol, username, password, origin, hostname } = new URL(url);
  if (protocol !== "https:") return "does not begin with https://";
  if (username || password) return "names a user";
  if (!hostname.includes(".") || hostname.endsWith(".")) return "has no full host name";
  if (url === `${origin}/`) return "ends in a slash";
  // What `URL` would mend in silence (capitals, blanks, a port that goes without saying) is refused as well, because the
  // address is written into the pages as it stands.
  if (url !== origin) return `is more than an origin, or is written otherwise than ${origin}`;
  return undefined;
}

/**
 * Checks the address that canonical links, the sitemap, the share image and the structured data are built on. All of them
 * must be absolute (RFC 6596, sitemaps.org, ogp.me), so that a wrong one can't be made good later.
 *
 * @param url - `site.url`.
 * @throws When it is not a plain https origin; the message says where to mend it and how.
 */
export function assertSiteUrl(url: string): void {
  const found = faultOf(url);
  if (!found) return;
  throw new Error(
    `src/site.ts: url ${found}. It is ${JSON.stringify(url) ?? "undefined"}.\n` +
      `Expected: https:// and a host name, without a path and without a slash at the end, such as ` +
      `"https://www.example.com". A folder below it is given to the build: PATH_PREFIX=/site npm run build.`,
  );
}
