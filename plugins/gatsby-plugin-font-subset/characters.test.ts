/** @jest-environment node */
import { readFileSync } from "node:fs";

import { alwaysKept, assertCharacters } from "./characters";

const font = readFileSync(
  require.resolve("@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2"),
);

it("assertCharacters › accepts characters of the font, and line breaks", () => {
  expect(() => assertCharacters([font], [alwaysKept, "Café – 40\u00a0s\n"])).not.toThrow();
});

it("assertCharacters › names a character that no font has, and its text", () => {
  expect(() => assertCharacters([font], ["fine", "A snowman ☃ in a text"])).toThrow(
    /no font has “☃” \(U\+2603\), which is in the text “A snowman ☃ in a text”/,
  );
});
