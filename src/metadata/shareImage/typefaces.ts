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
  /** WOFF2. */
  readonly font: Buffer;
}

const unquoted = (name: string): string => name.trim().replace(/^(["'])(.*)\1$/, "$2");

/** Returns the fonts that the styles of a built page name: those in the styles, and those of its host in `public`. */
export function facesOf(css: string, pathPrefix: string): readonly Face[] {
  const faces: Face[] = [];
  parse(css).walkAtRules("font-face", (rule) => {
    const values: Record<string, string> = {};
    rule.walkDecls(({ prop, value }) => void (values[prop] = value));
    const [, data, address] = /;base64,([^)"']+)|url\(["']?(\/[^)"']+\.woff2)/.exec(values["src"] ?? "") ?? [];
    if (!data && !address) return;
    const [from = 400, to = from] = (values["font-weight"]?.match(/\d+/g) ?? []).map(Number);
    const font = data ? Buffer.from(data, "base64") : readFileSync(`public${address?.slice(pathPrefix.length) ?? ""}`);
    faces.push({ family: unquoted(values["font-family"] ?? ""), weights: [from, to], font });
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

const open = ({ font }: Face): Font => create(font) as Font;

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
  const opened = faces.map(open);
  const missing = [...new Set(text.replace(/[\p{C}\p{Z}]/gu, ""))].filter((character) =>
    opened.every((font) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
  if (missing.length > 0)
    throw new Error(
      `The share image: no typeface has “${missing.join("")}”. Import one that has in src/styles/fonts.css, or put your image at static/share.png.`,
    );
  const write = async (role: keyof typeof roles): Promise<readonly string[]> => {
    const own = facesFor(role, css, faces);
    const files = own.map((_, index) => path.join(folder, `${role}-${index}.ttf`));
    for (const [index, face] of own.entries()) {
      // resvg draws a variable font in its default weight; the build has fixed that of the headline.
      const isVariable = "wght" in open(face).variationAxes;
      const fixed = { targetFormat: "sfnt", variationAxes: { wght: roles[role] } } as const;
      const font = await (isVariable ? subsetFont(face.font, text, fixed) : convert(face.font, "sfnt"));
      writeFileSync(files[index] ?? "", font);
    }
    return files;
  };
  return { display: await write("display"), mono: await write("mono") };
}
