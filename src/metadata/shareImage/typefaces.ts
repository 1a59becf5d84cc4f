import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

import { fontFiles } from "../fontFiles";

/** The typefaces: their package, the part of its files' names that says the axes or the weight, and the axes to fix, as in gatsby-config.ts. */
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
 * Writes the fonts for a text, without axes and without other letters: so resvg reads them.
 *
 * @param folder - An empty one.
 * @returns The files for each typeface: its own, one for each alphabet, and then those of the others, for letters that it lacks.
 * @throws When a letter of the text is in no typeface.
 */
export async function writeFonts(text: string, folder: string) {
  const own: Record<string, string[]> = {};
  const missing = new Set(text.replace(/[\p{C}\p{Z}]/gu, ""));
  for (const [name, { from, part, axes }] of Object.entries(typefaces)) {
    for (const file of fontFiles(from, part)) {
      const data = readFileSync(path.resolve("node_modules", file));
      const font = create(data) as Font;
      const known = [...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      if (known.length === 0) continue;
      for (const character of known) missing.delete(character);
      const target = path.join(folder, `${path.basename(file)}.ttf`);
      writeFileSync(target, await subsetFont(data, text, { targetFormat: "sfnt", variationAxes: axes }));
      (own[name] ??= []).push(target);
    }
  }
  if (missing.size > 0)
    throw new Error(
      `src/metadata/shareImage/typefaces.ts: no typeface has “${[...missing].join("")}”. Name one that has, or put your image at static/share.png.`,
    );
  const all = Object.values(own).flat();
  const filesOf = (name: keyof typeof typefaces): readonly string[] => [...new Set([...(own[name] ?? []), ...all])];
  return { display: filesOf("display"), mono: filesOf("mono") };
}
