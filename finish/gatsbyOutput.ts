/** What the pass knows of the files and the markup that Gatsby writes, which no release of Gatsby promises. */
import type { BuiltFolder } from "./builtFolder";

/** What Gatsby 5 writes for its own runtime and for its next build, at the top of the folder: no finished page asks for it. */
const gatsbyFiles =
  /^(404|_gatsby|page-data|slice-data|~partytown|chunk-map\.json|webpack\.stats\.json|.+[.-][\da-f]{20}\.(css|js).*)$/;

/** The style sheets in the head, the elements around a page, and at the end of its body the scripts. */
const styles = /<style\b.*<\/head>/s;
const wrapper = /<div[^>]* id="gatsby-focus-wrapper"[^>]*>(.*)<\/div><div id="gatsby-announcer"[^>]*><\/div>/s;
const scripts = /<script id="gatsby-script-loader">.*(?=<\/body>)/s;

/** Removes Gatsby's own files. */
export function removeGatsbyFiles({ names, remove }: BuiltFolder): void {
  const tops = new Set(names().map((name) => name.split("/")[0] ?? ""));
  for (const name of tops) if (gatsbyFiles.test(name)) remove(name);
}

/**
 * Takes a page as Gatsby has built it, with its style sheets in the head. Returns its document, in which `change` has changed the page
 * itself, without Gatsby's elements and scripts.
 *
 * @throws When Gatsby writes pages in another way.
 */
export function withoutRuntime(html: string, change: (page: string) => string): string {
  const parts = { "<style> in its head": styles, "#gatsby-focus-wrapper": wrapper, "#gatsby-script-loader": scripts };
  for (const [part, pattern] of Object.entries(parts))
    if (!pattern.test(html))
      throw new Error(`Gatsby has changed: a page has no ${part}. Adapt finish/gatsbyOutput.ts.`);
  return html
    .replace(wrapper, (_, page: string) => change(page))
    .replace(scripts, "")
    .replaceAll(' data-gatsby-head="true"', "");
}
