/** Writes the site's three fonts into `src/styles/generated`, where `src/styles/fonts.css` asks for them. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Text } from "../content/texts";
import { faces } from "./faces";
import { cut, lacking, plain, readSource } from "./subset";

/** Where the fonts are written. Git does not keep the folder. */
const folder = path.join("src", "styles", "generated");

/**
 * Writes the fonts.
 *
 * @param texts - Everything that the site says.
 * @param whole - True keeps every character of each font, so that content may be edited while a server runs.
 * @throws When the content has a character that a font lacks; the message names the record.
 */
export async function writeFonts(texts: readonly Text[], whole: boolean): Promise<void> {
  const characters = await charactersOf(texts);
  await mkdir(folder, { recursive: true });
  const complaints = await Promise.all(
    faces.map(async (face) => {
      const font = await cut(await readSource(face), face, whole ? undefined : characters);
      await writeFile(path.join(folder, `${face.family.toLowerCase()}.woff2`), font);
      return lacking(font, face, texts);
    }),
  );
  if (complaints.flat().length > 0) throw new Error(complaints.flat().join("\n"));
}

/** The content's characters, those of a plain phrase, and the signs that components set themselves, such as degrees. */
async function charactersOf(texts: readonly Text[]): Promise<string> {
  const files = await readdir(path.join("src", "components"), { recursive: true });
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
      .map((file) => readFile(path.join("src", "components", file), "utf8")),
  );
  const signs = sources.flatMap((source) => source.match(/[^\p{ASCII}]/gu) ?? []);
  const all = [plain, ...texts.map(({ value }) => value), ...signs].join("");
  return [...new Set(all)].sort().join("");
}
