import { writeFileSync } from "node:fs";
import path from "node:path";

import subsetFont from "subset-font";

import { type FontFace, unquoted } from "../../../finish/fonts/fontFaces";

/** The theme's names of the typefaces for headings and for figures, each with its weight. */
const roles = { display: 700, mono: 500 } as const;

/** Returns the faces of a role, each in the nearest weight: of its families in order, and then others, for letters that those lack. */
export function facesFor(role: keyof typeof roles, css: string, faces: readonly FontFace[]): readonly FontFace[] {
  const [, families = ""] = new RegExp(`--font-${role}:([^;}]*)`).exec(css) ?? [];
  const distance = ({ weights: [from, to] }: FontFace): number => Math.max(0, from - roles[role], roles[role] - to);
  const names = new Set([...families.split(",").map(unquoted), ...faces.map(({ family }) => family)]);
  return [...names].flatMap((name) => {
    const all = faces.filter(({ family }) => family === name);
    const least = Math.min(...all.map(distance));
    return all.filter((face) => distance(face) === least);
  });
}

/**
 * Writes the fonts of a page as files that resvg reads.
 *
 * @param text - All that the image shows.
 * @param css - The page's styles.
 * @param folder - An empty one.
 * @returns The files of each role, in the order of `facesFor`.
 * @throws When a letter of the text is in no font.
 */
export async function writeFonts(text: string, css: string, faces: readonly FontFace[], folder: string) {
  const missing = [...new Set(text.replace(/[\p{C}\p{Z}]/gu, ""))].filter((character) =>
    faces.every(({ codePoints }) => !codePoints.has(character.codePointAt(0) ?? 0)),
  );
  if (missing.length > 0)
    throw new Error(
      `The share image: no typeface has “${missing.join("")}”. Import a typeface that has it in src/styles/fonts.css, or put your image at static/share.png.`,
    );
  const write = async (role: keyof typeof roles): Promise<readonly string[]> => {
    const own = facesFor(role, css, faces);
    const files = own.map((_, index) => path.join(folder, `${role}-${index}.ttf`));
    for (const [index, { font, axes }] of own.entries()) {
      // resvg draws a variable font in its default weight; the build has fixed that of the headline.
      const variationAxes = axes.includes("wght") ? { wght: roles[role] } : {};
      writeFileSync(files[index] ?? "", await subsetFont(font, text, { targetFormat: "sfnt", variationAxes }));
    }
    return files;
  };
  return { display: await write("display"), mono: await write("mono") };
}
