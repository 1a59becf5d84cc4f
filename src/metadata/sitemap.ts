import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

/** The pages that gatsby-plugin-sitemap finds. */
export interface SitePages {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

/** Returns the pages that search engines may have: all whose built head does not say `noindex`. */
export function indexedPages(
  { allSitePage: { nodes } }: SitePages,
  folder = "public",
): SitePages["allSitePage"]["nodes"] {
  return nodes.filter((page) => {
    const file = path.join(folder, page.path, "index.html");
    const robots = existsSync(file) && parse(readFileSync(file, "utf8")).querySelector("meta[name=robots]");
    return !(robots && robots.getAttribute("content")?.includes("noindex"));
  });
}
