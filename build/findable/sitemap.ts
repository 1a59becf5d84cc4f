/** The sitemap (https://www.sitemaps.org/protocol.html): the one page that is to be found. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/**
 * Writes `sitemap.xml`. It has no `lastmod`: the protocol makes it optional, and a build does not know when the words
 * changed.
 *
 * @param addresses - Absolute addresses of the pages.
 * @returns XML; the addresses are entity-escaped as the protocol asks.
 */
export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map(
    (address) => `  <url><loc>${address.replace(/[&<>"']/g, (character) => entities[character] ?? "")}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
