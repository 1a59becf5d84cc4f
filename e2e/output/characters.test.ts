/** What the pages say can be set in the fonts that they ask for. The build checks the content; this checks the rest. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { create, type Font } from "fontkit";

import { files, folder, pages, read } from "./built";

const fonts = files.filter((file) => file.endsWith(".woff2"));
const known = new Set(fonts.flatMap((file) => (create(readFileSync(path.join(folder, file))) as Font).characterSet));

describe.each(pages)("%s", (name) => {
  it("shows no character that none of its fonts has", () => {
    const text = read(name).replace(/<(style|script|title)\b.*?<\/\1>|<[^>]*>/gs, "");
    const foreign = Array.from(text).filter((character) => !known.has(character.codePointAt(0) ?? 0));
    // A component that sets a sign of its own: see charactersOf in build/fonts/writeFonts.ts.
    expect([...new Set(foreign)].filter((character) => character.trim() !== "")).toEqual([]);
  });
});
