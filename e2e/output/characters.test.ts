/** What the pages say can be set in the fonts that they ask for. The build checks the content; this checks the rest. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { create, type Font } from "fontkit";

import { faces } from "../../build/fonts/faces";
import { kerningOf, neighbours } from "../../build/fonts/kern";
import { cut, readSource } from "../../build/fonts/subset";
import { files, folder, pages, read } from "./built";

const fonts = files
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => ({ file, font: create(readFileSync(path.join(folder, file))) as Font }));
const known = new Set(fonts.flatMap(({ font }) => font.characterSet));
const kerned = faces
  .filter(({ features }) => features.includes("kern"))
  .map((face) => ({ face, whole: readSource(face).then((source) => cut(source, face)) }));

/** The texts of a page, each as it stands between two tags. */
function textsOf(name: string): readonly string[] {
  const html = read(name).replace(/<(style|script|title)\b.*?<\/\1>/gs, "");
  return html.split(/<[^>]*>/).map((text) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
}

describe.each(pages)("%s", (name) => {
  it("shows no character that none of its fonts has", () => {
    const foreign = Array.from(textsOf(name).join("")).filter((character) => !known.has(character.codePointAt(0) ?? 0));
    // A component that sets a sign of its own: see phrasesOf in build/fonts/writeFonts.ts.
    expect([...new Set(foreign)].filter((character) => character.trim() !== "")).toEqual([]);
  });

  it.each(kerned)("is kerned in $face.family as the whole typeface would", async ({ face, whole }) => {
    const built = fonts.find(({ file }) => file.includes(`/${face.family.toLowerCase()}-`));
    if (!built) throw new Error(`no font ${face.family} in ${folder}`);
    const pairs = [...neighbours(textsOf(name))];
    const kerning = (font: Font) => pairs.map((pair) => `${pair} ${kerningOf(font, pair)}`);
    // Pairs that only a component sets: see phrasesOf in build/fonts/writeFonts.ts.
    const right = new Set(kerning(create(await whole) as Font));
    expect(kerning(built.font).filter((pair) => !right.has(pair))).toEqual([]);
  });
});
