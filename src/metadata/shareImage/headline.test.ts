/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { type FontFace, readFaces } from "../../../finish/fonts/fontFaces";
import { shareImage } from "./file";
import { headline, headlineBox, piecesOf } from "./headline";
import { boxOf, type Style, textLine } from "./svg";
import { facesFor, writeFonts } from "./typefaces";

// Machines are slow and shared.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const letters = "abcdefghijklmnopqrstuvwxyzäADSZ,.-";
const data = readFileSync("node_modules/test-typeface/files/bricolage-grotesque-latin-wght-normal.woff2");
const address = `data:font/woff2;base64,${data.toString("base64")}`;
const face = readFaces(
  `@font-face { font-family: "Headings"; font-weight: 200 800; src: url("${address}") }`,
  "public",
  "",
)[0] as FontFace;

let style: Style;
beforeAll(async () => {
  const { display } = await writeFonts(letters, "", [face], folder);
  style = { fonts: display, letterSpacing: 0, fill: "black" };
});

describe("headline of the share image", () => {
  const { inset, top, width, height } = headlineBox;
  // The space that a font leaves beside a letter is not measured.
  const tolerance = 10;

  it.each([
    ["many words", "en", "Dependable software for companies that have to keep working, from a small and senior team."],
    ["a long word", "de", "Donaudampfschifffahrtsgesellschaftskapitän"],
    ["a language from right to left", "he", "Software for companies that have to keep working."],
  ])("stays in its box with %s", (_, language, text) => {
    const box = boxOf(headline(text, language, style, 0.94));
    const left = language === "he" ? shareImage.width - inset - width : inset;
    expect(box.x).toBeGreaterThan(left - tolerance);
    expect(box.x + box.width).toBeLessThan(left + width + tolerance);
    expect(box.y).toBeGreaterThanOrEqual(top);
    expect(box.y + box.height).toBeLessThanOrEqual(top + height);
  });

  it("divides a long word at a soft hyphen", () => {
    const heightOf = (text: string): number => boxOf(headline(text, "de", style, 0.94)).height;
    expect(heightOf("Donaudampf\u00adschifffahrt")).toBeGreaterThan(1.5 * heightOf("Donaudampfschifffahrt"));
  });
});

describe("pieces of a headline", () => {
  it.each([
    ["en", "Software that holds its course-plan.", ["Software ", "that ", "holds ", "its ", "course-", "plan."]],
    ["ja", "航路を守りぬく、ソフトウェア。", ["航路を", "守りぬく、", "ソフトウェア。"]],
  ])("of the language %s are its words, with what belongs to them", (language, text, pieces) => {
    expect(piecesOf(text, language)).toEqual(pieces);
  });
});

describe("line of the share image", () => {
  it("is refused when nothing of it is drawn", () => {
    const draw = (): string => textLine("A", { ...style, fonts: [] }, { x: 0, y: 0, anchor: "start", size: 50 }, "ltr");
    expect(draw).toThrow("draws nothing for “A”");
  });

  it("ends at the left in a language from right to left", () => {
    const leftOf = (text: string, direction: "ltr" | "rtl"): number =>
      boxOf(textLine(text, style, { x: 100, y: 300, anchor: "start", size: 500 }, direction)).x;
    expect(leftOf("A.", "rtl")).toBeCloseTo(leftOf(".", "ltr"));
    expect(leftOf("A.", "ltr")).toBeCloseTo(leftOf("A", "ltr"));
  });
});

describe("fonts of the share image", () => {
  it("are those of the page's styles in the nearest weight, and then the others", () => {
    const css = `:root{--font-display:"Headings",serif;--font-mono:Figures}`;
    const light: FontFace = { ...face, weights: [400, 400] };
    const faces = [{ ...face, family: "Text" }, light, { ...face, family: "Figures" }, face];
    const found = (["display", "mono"] as const).map((role) =>
      facesFor(role, css, faces).map(({ family, weights }) => `${family} ${weights[0]}`),
    );
    expect(found).toEqual([
      ["Headings 200", "Text 200", "Figures 200"],
      ["Figures 200", "Text 200", "Headings 200"],
    ]);
  });

  it("are refused when no typeface has a letter", async () => {
    await expect(writeFonts("A☃", "", [face], folder)).rejects.toThrow(/no typeface has “☃”.*static\/share\.png/);
  });
});
