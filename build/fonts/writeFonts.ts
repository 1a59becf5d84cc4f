/** Writes the site's three fonts into `src/styles/generated`, where `src/styles/fonts.css` asks for them. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { fillIn } from "../../src/lib/fillIn";
import { describeProblem } from "../content/problem";
import type { Text } from "../content/texts";
import { faces } from "./faces";
import { cut, lackingIn, plain, readSource } from "./subset";

/** Where the fonts are written. Git does not keep the folder. */
const folder = path.join("src", "styles", "generated");

/**
 * Writes the fonts.
 *
 * @param content - Everything that the site says.
 * @param whole - True keeps every character of each font, so that content may be edited while a server runs; what is lacking all the
 *   same is then said with the other complaints.
 * @throws When the content has a character that a font lacks; the message names the record.
 */
export async function writeFonts(content: readonly Text[], whole: boolean): Promise<void> {
  const texts = filledIn(content);
  const phrases = await phrasesOf(texts);
  await mkdir(folder, { recursive: true });
  const problems = await Promise.all(
    faces.map(async (face) => {
      const font = await cut(await readSource(face), face, whole ? undefined : phrases);
      await writeFile(path.join(folder, `${face.family.toLowerCase()}.woff2`), font);
      return whole ? [] : lackingIn(font, face)(texts);
    }),
  );
  if (problems.flat().length > 0) throw new Error(problems.flat().map(describeProblem).join("\n"));
}

/**
 * Fills in the places of numbers, whose marks are never set; figures are kept anyway.
 *
 * @param texts - What the site says.
 * @returns What is set of it.
 */
export function filledIn(texts: readonly Text[]): readonly Text[] {
  return texts.map((text) => ({ ...text, value: fillIn(text.value, 0) }));
}

/**
 * Lists the phrases whose characters, and pairs of neighbouring ones, the fonts keep: each plain character by itself; the numbers
 * from 00 to 99, bare and with each sign before and after them that a component may set there, such as the degree sign; and all
 * texts of the content in one phrase with commas between them, and in one with full stops, since components show some so.
 */
async function phrasesOf(texts: readonly Text[]): Promise<string[]> {
  const files = await readdir(path.join("src", "components"), { recursive: true });
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
      .map((file) => readFile(path.join("src", "components", file), "utf8")),
  );
  const signs = sources.flatMap((source) => source.match(/[^\p{ASCII}]/gu) ?? []);
  const values = texts.map(({ value }) => value);
  const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, "0"));
  const figures = numbers.flatMap((number) => ["", "+", ...signs].map((sign) => `${sign}${number}${sign}`));
  return [...plain, ...figures, values.join(", "), values.join(". ")];
}
