/** Cuts a typeface down to the characters that the site shows. */
import { readFile } from "node:fs/promises";

import { create, type Font } from "fontkit";
import { convert } from "fontverter";
import subsetFont from "subset-font";

import type { Problem } from "../content/problem";
import type { Text } from "../content/texts";
import type { Face } from "./faces";
import { kern } from "./kern";

/**
 * What a plain phrase is made of. A font always keeps it, for what can't be read from the content: what components work out,
 * such as bearings and positions.
 */
export const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()-";

/**
 * Reads a typeface's file as it is before it is cut.
 *
 * @param face - One of `faces`.
 * @returns The file's bytes.
 */
export function readSource(face: Face): Promise<Buffer> {
  return readFile(face.source);
}

/**
 * Cuts a font, pins its axes and drops its hinting, the instructions that fit letters to coarse pixels: on the screens of today
 * nearly every system passes them over.
 *
 * @param source - The whole font.
 * @param face - What to keep of it.
 * @param phrases - What is set in it: their characters are kept, and the kerning between those that stand side by side.
 *   Without them everything is kept.
 * @returns The font as WOFF2.
 */
export async function cut(source: Buffer, { axes, features }: Face, phrases?: readonly string[]): Promise<Buffer> {
  const characters = phrases && [...new Set(phrases.join(""))].sort().join("");
  const subset = (targetFormat: "sfnt" | "woff2", dropTables: readonly string[] = []) =>
    subsetFont(source, characters, {
      targetFormat,
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
      keepAllGlyphs: !phrases,
      dropTables,
    });
  if (!phrases || !features.includes("kern")) return subset("woff2");
  const [bare, kerned] = [await subset("sfnt", ["GPOS"]), await subset("sfnt")];
  return convert(kern(bare, kerned, phrases), "woff2");
}

/**
 * Looks for characters of the content that a font can't show: the browser would take them from another, and the line
 * would look like a mistake.
 *
 * @param font - The font as it was cut, or its source.
 * @param face - Its name, and what it may lack.
 * @returns A function that takes the content and returns one problem for each character, at the first place where it stands.
 */
export function lackingIn(font: Buffer, { family, mayLack }: Face): (texts: readonly Text[]) => readonly Problem[] {
  const characters = [...(create(font) as Font).characterSet, ...codePoints(mayLack)];
  return (texts) => lacking(new Set(characters), family, texts);
}

function lacking(known: Set<number>, family: string, texts: readonly Text[]): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { file, record, value } of texts) {
    for (const code of codePoints(value)) {
      if (known.has(code) || code < 32) continue;
      known.add(code);
      const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")} "${String.fromCodePoint(code)}"`;
      problems.push({
        file,
        record,
        message: `has ${name}, which the font "${family}" does not have.`,
        mend: `Write it another way, or let "source" in build/fonts/faces.ts name a file of the typeface that has it.`,
      });
    }
  }
  return problems;
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
