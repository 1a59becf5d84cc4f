import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { create, type Font } from "fontkit";
import { convert } from "fontverter";
import { parse } from "postcss";
import subsetFont from "subset-font";

/** A font of a built page. */
export interface Face {
  readonly family: string;
  /** The least and the greatest weight that it has. */
  readonly weights: readonly [number, number];
  /** The font as WOFF2. */
  readonly data: Buffer;
  readonly font: Font;
}

const unquoted = (name: string): string => name.trim().replace(/^(["'])(.*)\1$/, "$2");

/** Returns the fonts that the styles of a built page name: those in the styles, and those in `public`, not those of other hosts. */
export function facesOf(css: string, pathPrefix: string): readonly Face[] {
  const source = new RegExp(`;base64,([^)"']+)|url\\(["']?${pathPrefix}(/[^/)"'][^)"']*\\.woff2)`);
  const faces: Face[] = [];
  parse(css).walkAtRules("font-face", (rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => void (values[prop] = value));
    const [, inline, file] = source.exec(values["src"] ?? "") ?? [];
    if (!inline && !file) return;
    const data = inline ? Buffer.from(inline, "base64") : readFileSync(`public${file ?? ""}`);
    const [from = 400, to = from] = (values["font-weight"]?.match(/\d+/g) ?? []).map(Number);
    faces.push({
      family: unquoted(values["font-family"] ?? ""),
      weights: [from, to],
      data,
      font: create(data) as Font,
    });
  });
  return faces;
}

/** The theme's names of the typefaces for headings and for figures, each with its weight. */
const roles = { display: 700, mono: 500 } as const;

/** Returns the faces of a role, each in the nearest weight: of its families in order, and then others, for letters that those lack. */
export function facesFor(role: keyof typeof roles, css: string, faces: readonly Face[]): readonly Face[] {
  const [, families = ""] = new RegExp(`--font-${role}:([^;}]*)`).exec(css) ?? [];
  const distance = ({ weights: [from, to] }: Face): number => Math.max(0, from - roles[role], roles[role] - to);
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
export async function writeFonts(text: string, css: string, faces: readonly Face[], folder: string) {
  const missing = [...new Set(text.replace(/[\p{C}\p{Z}]/gu, ""))].filter((character) =>
    faces.every(({ font }) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
  if (missing.length > 0)
    throw new Error(
      `The share image: no typeface has “${missing.join("")}”. Import one that has in src/styles/fonts.css, or put your image at static/share.png.`,
    );
  const write = async (role: keyof typeof roles): Promise<readonly string[]> => {
    const own = facesFor(role, css, faces);
    const files = own.map((_, index) => path.join(folder, `${role}-${index}.ttf`));
    for (const [index, { data, font }] of own.entries()) {
      // resvg draws a variable font in its default weight; the build has fixed that of the headline.
      const isVariable = "wght" in font.variationAxes;
      const fixed = { targetFormat: "sfnt", variationAxes: { wght: roles[role] } } as const;
      writeFileSync(files[index] ?? "", await (isVariable ? subsetFont(data, text, fixed) : convert(data, "sfnt")));
    }
    return files;
  };
  return { display: await write("display"), mono: await write("mono") };
}
