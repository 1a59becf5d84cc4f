/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { create, type Font } from "fontkit";

import { openFolder } from "../builtFolder";
import { type FontOptions, subsetFonts } from ".";

const typeface = path.resolve("node_modules/test-typeface");
const latinFile = "bricolage-grotesque-latin-wght-normal.woff2";
const family = "Bricolage Grotesque Variable";
const directory = mkdtempSync(path.join(os.tmpdir(), "fonts-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Subsets a page below a path prefix, with Fontsource's rules as Gatsby builds them and other styles before them. */
async function subsetPage(body: string, options: FontOptions["families"][string] = {}, styles = "", texts?: unknown) {
  const folder = mkdtempSync(path.join(directory, "public-"));
  mkdirSync(path.join(folder, "static"));
  for (const file of readdirSync(path.join(typeface, "files")).filter((name) => name.includes("-wght-"))) {
    copyFileSync(path.join(typeface, "files", file), path.join(folder, "static", file));
    writeFileSync(path.join(folder, "static", file.replace("woff2", "woff")), "");
  }
  copyFileSync(path.join(typeface, "files", latinFile), path.join(folder, "own.woff2"));
  const css = readFileSync(path.join(typeface, "index.css"), "utf8")
    .replaceAll("./files/", "/site/static/")
    // Fontsource's static typefaces have an older format too.
    .replace(/(url\(.*\.woff)2\).*?;/g, "$12), $1);");
  const page = {
    name: "index.html",
    html: `<html><head><style>${styles}${css}</style></head><body>${body}</body></html>`,
  };
  const families = { [family]: options, Latin: { preload: true }, Gone: {} };
  const warnings = await subsetFonts([page], openFolder(folder), "/site", { families, texts });
  const { html } = page;
  // The font of the last rule: in Fontsource's style sheets the latin one.
  const address = [...html.matchAll(/url\((?:\/site|data:font\/woff2;base64,)([^)]+)\)/g)].at(-1)?.[1] ?? "";
  const font = address.startsWith("/") ? readFileSync(path.join(folder, address)) : Buffer.from(address, "base64");
  return { html, warnings, files: readdirSync(path.join(folder, "static")), font: create(font) as Font };
}

const has = (font: Font, text: string): readonly boolean[] =>
  Array.from(text, (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

describe("subsetFonts", () => {
  it("keeps the characters of pages, attributes, style sheets and texts, and no others", async () => {
    const body = `<p>A &amp;</p><img alt="k"/><script>"Z"</script>`;
    const { font } = await subsetPage(body, {}, `p::before { content: "×" }`, { toasts: ["é {count}"] });
    expect(has(font, "A&k×é0")).not.toContain(false);
    expect(has(font, "Zc{")).not.toContain(true);
  });

  it("keeps the capitals of a text that a style sheet turns to capitals, in the page's language", async () => {
    const { font } = await subsetPage("<p>é</p>", {}, "p { text-transform: uppercase }");
    expect(has(font, "éÉ")).not.toContain(false);
    const { html } = await subsetPage(`<p lang="tr">i</p>`, {}, "p { text-transform: uppercase }");
    expect(html.match(/@font-face/g)).toHaveLength(2);
  });

  it("keeps the composed letter of a text whose accents stand apart", async () => {
    const { font, warnings } = await subsetPage("<p>Cafe\u0301</p>");
    expect(has(font, "é")).toEqual([true]);
    expect(warnings.join()).not.toContain("no font has");
  });

  it("keeps the letters that a language draws in a way of its own", async () => {
    const { font } = await subsetPage("<p>i</p>", { features: ["kern"] });
    const [inTurkish, inEnglish] = ["TRK ", "ENG "].map(
      (language) => font.layout("i", [], "latn", language).glyphs[0]?.id,
    );
    expect(inTurkish).not.toBe(inEnglish);
  });

  it("keeps what visitors may type in a page with a field", async () => {
    expect(has((await subsetPage("<p>A</p>")).font, "#z")).not.toContain(true);
    expect(has((await subsetPage("<p>A</p><textarea></textarea>")).font, "#z")).not.toContain(false);
  });

  it("leaves out the alphabets that no page needs", async () => {
    const latin = await subsetPage("<p>Lodz\u0304</p>");
    expect(latin.html.match(/@font-face/g)).toHaveLength(1);
    expect(latin.files).toHaveLength(1);
    const polish = await subsetPage("<p>Łódź</p>");
    expect(polish.html.match(/@font-face/g)).toHaveLength(2);
    expect(polish.files).toHaveLength(2);
  });

  it("leaves fonts of other hosts and of the folder static/ as they are", async () => {
    const others = `@font-face { font-family: Hosted; src: url(https://fonts.example/static/hosted.woff2) }
      @font-face { font-family: Own; src: url(/site/own.woff2) }`;
    expect((await subsetPage("<p>A</p>", {}, others)).html).toContain(others);
  });

  it("fixes axes, and names those that the font does not have", async () => {
    const { font, html } = await subsetPage("<p>A</p>", { axes: { wght: 700 }, display: "block" });
    expect(font.variationAxes).toEqual({});
    expect(html).toContain("font-display: block");
    await expect(subsetPage("<p>A</p>", { axes: { wdth: 84 } })).rejects.toThrow(/Bricolage.*wdth/);
  });

  it("keeps the features of the options, and those that place marks", async () => {
    const { font } = await subsetPage("<p>AV q\u0304</p>", { features: ["kern"] });
    expect(font.availableFeatures).toEqual(expect.arrayContaining(["kern", "mark"]));
    expect(font.availableFeatures).not.toContain("frac");
  });

  it("puts the letters of the headline into the style sheet, and preloads them before other fonts", async () => {
    const { html, files } = await subsetPage("<header>B</header><h1>A</h1><p>C</p>", {
      headline: "Headline",
      preload: true,
    });
    const [, data = ""] = /font-family: "Headline";.*?url\(data:font\/woff2;base64,([^)]+)\)/s.exec(html) ?? [];
    expect(has(create(Buffer.from(data, "base64")) as Font, "ABC")).toEqual([true, true, false]);
    expect(html).toMatch(new RegExp(`<body><link [^>]*href="data:[^>]*><link [^>]*href="/site/static/${files[0]}"`));
  });

  it("preloads in the head, where the first paint waits, only a font that is not shown later", async () => {
    expect((await subsetPage("<p>A</p>", { preload: true })).html).toContain("<body><link rel");
    const { html } = await subsetPage("<p>A</p>", { preload: true, display: "optional" });
    expect(html).toMatch(/<link rel="preload"[^>]*><\/head><body><p>/);
  });

  it("names characters that no font has, and families without a font or a letter", async () => {
    const latin = `@font-face { font-family: "Latin"; src: url("/site/static/${latinFile}") }`;
    expect((await subsetPage("<p>Ło\u0301dz\u0301 ☃</p>", {}, latin)).warnings).toEqual([
      "“Latin” lacks “Ł” (U+0141), “ź” (U+017A), which another font has. If a face of the family has them, import it.",
      `src/styles/typefaces.ts names “Gone”; the style sheets have Latin, ${family}. Correct the name.`,
      "/: no font has “☃” (U+2603).",
    ]);
  });
});
