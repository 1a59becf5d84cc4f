/** @jest-environment node */
import { readFileSync } from "node:fs";

import { readFaces } from "./fontFaces";

const latin = readFileSync("node_modules/test-typeface/files/bricolage-grotesque-latin-wght-normal.woff2", "base64");

/** Returns a rule for a font at an address. */
const faceAt = (address: string): string =>
  `@font-face { font-family: "Own"; font-weight: 200 800; src: url("${address}") format("woff2"); unicode-range: U+41-5A }`;

describe("readFaces", () => {
  it("reads a font with its family and the characters that it is used for", () => {
    const [face] = readFaces(faceAt(`data:font/woff2;base64,${latin}`), () => Buffer.alloc(0), "");
    expect(face).toMatchObject({ family: "Own", files: [] });
    expect(String.fromCodePoint(...(face?.codePoints ?? []))).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  });

  it.each([
    ["", "https://fonts.example/a.woff2"],
    ["", "//fonts.example/a.woff2"],
    ["/site", "/other/a.woff2"],
  ])("leaves out fonts that are not below the site's path “%s”: %s", (pathPrefix, address) => {
    expect(readFaces(faceAt(address), () => Buffer.alloc(0), pathPrefix)).toEqual([]);
  });
});
