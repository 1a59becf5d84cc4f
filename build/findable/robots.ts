/** What crawlers may read (RFC 9309): everything, and where the sitemap is. Crawlers ask for it at a domain's root only. */

/**
 * Writes `robots.txt`.
 *
 * @param sitemapAddress - The absolute address of the sitemap (https://www.sitemaps.org/protocol.html#submit_robots).
 * @returns The file.
 */
export function robots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;
}
