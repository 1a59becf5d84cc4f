import { readFileSync } from "node:fs";
import path from "node:path";

import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

import { fontFiles } from "../fontFiles";

/** The typefaces: their package, the part of its files' names that says the axes, and the axes to fix. */
const typefaces = {
  /** For the name and the headline. */
  display: {
    from: "@fontsource-variable/bricolage-grotesque",
    part: "standard",
    axes: { wdth: 84, opsz: 96, wght: 700 },
  },
  /** For the address and the codes of the cities. */
  mono: { from: "@fontsource-variable/jetbrains-mono", part: "wght", axes: { wght: 500 } },
} as const;

/**
 * Reads a typeface's fonts, which are one for each alphabet.
 *
 * @param text - The fonts are subset to its characters; those that have none are left out.
 */
export function readTypeface(name: keyof typeof typefaces, text: string): Promise<readonly Font[]> {
  const { from, part, axes } = typefaces[name];
  const codePoints = [...text].map((character) => character.codePointAt(0) ?? 0);
  return Promise.all(
    fontFiles(from, part)
      .map((file) => readFileSync(path.resolve("node_modules", file)))
      .filter((data) => {
        const font = create(data) as Font;
        return codePoints.some((code) => font.hasGlyphForCodePoint(code));
      })
      .map(async (data) => {
        // fontkit can't fix the axes of a WOFF2.
        const font = await subsetFont(data, text, { targetFormat: "sfnt", variationAxes: axes });
        // Of a letter without an outline, such as the space, fontkit reads ten bytes that a font may end before.
        return create(Buffer.concat([font, Buffer.alloc(10)])) as Font;
      }),
  );
}
