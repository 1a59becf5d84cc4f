/** The company's mark, taken from `static/favicon.svg`, for drawings that set it beside something else. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** The side of the grid that the mark is drawn on. */
export const markSize = 24;

/**
 * Reads the mark.
 *
 * @param colours - What its lines and its one accented line are drawn with.
 * @param svg - The favicon.
 * @returns Its elements without the style sheet, whose media query a rasteriser does not answer.
 * @throws When the favicon is not drawn on the grid, or brings colours in another way.
 */
export function mark(
  colours: { readonly ink: string; readonly signal: string },
  svg: string = readFileSync(path.resolve("static/favicon.svg"), "utf8"),
): string {
  const [, box, inner] = /^<svg[^>]* viewBox="([^"]*)"[^>]*>(?:<style>[^<]*<\/style>)?(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (box !== `0 0 ${markSize} ${markSize}` || !inner) {
    throw new Error(
      `static/favicon.svg is not drawn on a grid of ${markSize} units, as build/findable/mark.ts expects: its root ` +
        `needs viewBox="0 0 ${markSize} ${markSize}".`,
    );
  }
  return `<g fill="none" stroke="${colours.ink}">${inner.replaceAll('class="m"', `stroke="${colours.signal}"`)}</g>`;
}
