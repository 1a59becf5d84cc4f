/** What this plugin relies on in Gatsby's inside, which no release of Gatsby promises. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { readPage } from "./characters";

/**
 * Reads the built pages. Gatsby writes the style sheets into every page, small fonts into the style sheets, and the others into
 * `static/`. The site's own folder `static/` is copied beside that one, and stays as it is.
 */
export function readPages(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const pages = names.sort().map((name) => {
    const html = readFileSync(path.join(folder, name), "utf8");
    return { name, html, ...readPage(html) };
  });
  if (pages.every(({ styles }) => styles.length === 0))
    throw new Error(
      `Gatsby has changed: no page of ${folder} has a style sheet in its HTML, where Gatsby 5.16 writes it. ` +
        "If Gatsby links style sheets now, read those files in finish/fonts/readPages.ts.",
    );
  return pages;
}
