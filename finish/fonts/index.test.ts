/** @jest-environment node */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { create, type Font } from "fontkit";

import { openFolder } from "../builtFolder";
import { subsetFonts } from ".";

const typeface = path.resolve("node_modules/test-typeface");
const latinFile = "bricolage-grotesque-latin-wght-normal.woff2";
const family = "Bricolage Grotesque Variable";
const directory = mkdtempSync(path.join(os.tmpdir(), "fonts-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** A list of typefaces with the one below. */
const list = (settings = ""): string => `:root { --font-text: "${family}", serif; ${settings} }`;

interface Options {
  /** Styles before Fontsource's rules. */
  readonly styles?: string;
  readonly texts?: unknown;
  /** The body of a second page. */
  readonly other?: string;
}

/** Subsets a page below a path prefix, with Fontsource's rules as Gatsby builds them. */
async function subsetPage(body: string, { styles = list(), texts, other = "" }: Options = {}) {
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
  const pages = [body, other].map((content, index) => ({
    name: `${index}.html`,
    html: `<html><head><style>${styles}${css}</style></head><body>${content}</body></html>`,
  }));
  const warnings = await subsetFonts(pages, openFolder(folder), "/site", texts);
  const [html, otherHtml] = pages.map((page) => page.html) as [string, string];
  // The font of the last rule: in Fontsource's style sheets the latin one.
  const address = [...html.matchAll(/url\((?:\/site|data:font\/woff2;base64,)([^)]+)\)/g)].at(-1)?.[1] ?? "";
  const data = address.startsWith("/") ? readFileSync(path.join(folder, address)) : Buffer.from(address, "base64");
  const font = create(data) as Font;
  return { html, otherHtml, warnings, files: readdirSync(path.join(folder, "static")), font };
}

const has = (font: Font, text: string): readonly boolean[] =>
  Array.from(text, (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const facesOf = (html: string): number => html.split("@font-face").length - 1;

describe("subsetFonts", () => {
  it("keeps the characters of pages, attributes, style sheets and texts, and no others", async () => {
    const body = `<p>A &amp;</p><img alt="k"/><script>"Z"</script>`;
    const styles = `p::before { content: "×" }`;
    const { font } = await subsetPage(body, { styles, texts: { toasts: ["é {count}"] } });
    expect(has(font, "A&k×é0")).not.toContain(false);
    expect(has(font, "Zc{")).not.toContain(true);
  });

  it("keeps the composed letter of a text whose accents stand apart", async () => {
    const { font, warnings } = await subsetPage("<p>Cafe\u0301</p>");
    expect(has(font, "é")).toEqual([true]);
    expect(warnings).toEqual([]);
  });

  it("keeps the letters that a language draws in a way of its own", async () => {
    const { font } = await subsetPage("<p>i</p>");
    const [inTurkish, inEnglish] = ["TRK ", "ENG "].map(
      (language) => font.layout("i", [], "latn", language).glyphs[0]?.id,
    );
    expect(inTurkish).not.toBe(inEnglish);
  });

  it("keeps what visitors may type in a page with a field", async () => {
    expect(has((await subsetPage("<p>A</p>")).font, "#z")).not.toContain(true);
    expect(has((await subsetPage("<p>A</p><textarea></textarea>")).font, "#z")).not.toContain(false);
  });

  it("keeps kerning, ligatures, and what places marks", async () => {
    const { font } = await subsetPage("<p>AV q\u0304</p>");
    expect(font.availableFeatures).toEqual(expect.arrayContaining(["kern", "mark"]));
    expect(font.availableFeatures).not.toContain("frac");
  });

  it("puts each font into the pages that have characters of it, preloaded, and leaves no file", async () => {
    const { html, otherHtml, files } = await subsetPage("<p>Łódź</p>", { other: "<p>Lodz\u0304</p>" });
    expect([facesOf(html), facesOf(otherHtml), files]).toEqual([2, 1, []]);
    const [, preloaded, used] =
      /<head><link rel="preload" as="font" [^>]*href="([^"]+)"[^>]*><style>@font-face[^]*?url\(([^)]+)\)/.exec(html) ??
      [];
    expect(preloaded).toMatch(/^data:font/);
    expect(used).toBe(preloaded);
    expect(html).not.toMatch(/url\((?!data:)/);
  });

  it("keeps of a typeface what those before it in every list lack", async () => {
    const styles = `@font-face { font-family: "Latin"; src: url("/site/static/${latinFile}") }`;
    const after = `:root { --font-text: "Latin", "${family}" }`;
    expect(facesOf((await subsetPage("<p>Łódź</p>", { styles: styles + after })).html)).toBe(2);
    expect(facesOf((await subsetPage("<p>Łódź</p>", { styles: styles + after + list() })).html)).toBe(3);
  });

  it("leaves out a font of characters without ink alone, which browsers refuse", async () => {
    const before = `@font-face { font-family: "Latin"; src: url("/site/static/${latinFile}"); unicode-range: U+20-7E }`;
    const lists = `:root { --font-text: "Latin", "${family}" }`;
    expect(facesOf((await subsetPage("<p>a\u200bb</p>", { styles: before + lists })).html)).toBe(1);
  });

  it("leaves a large font a file, in a sheet of its own, which is shown at once or not at all", async () => {
    const latin = Array.from({ length: 384 }, (_, index) => String.fromCodePoint(index + 32)).join("");
    const { html, files } = await subsetPage(`<p>${latin.replace(/[<&]/g, "")}</p>`);
    const file = /<link rel="preload" [^>]*href="\/site\/static\/([^"]+)"/.exec(html)?.[1];
    expect(files).toContain(file);
    expect(html).toMatch(new RegExp(`<style>@font-face[^<]*url\\(/site/static/${file}\\)[^<]*display: ?optional`));
  });

  it("leaves fonts of other hosts and of the folder static/ as they are", async () => {
    const styles = `@font-face { font-family: Hosted; src: url(https://fonts.example/static/hosted.woff2) }
      @font-face { font-family: Own; src: url(/site/own.woff2) }`;
    expect((await subsetPage("<p>A</p>", { styles })).html).toContain(styles);
  });

  it("fixes the axes that all lists with a typeface set to one value", async () => {
    const fixed = list(`--font-text--font-variation-settings: "wdth" 84, "wght" 700`);
    expect((await subsetPage("<p>A</p>", { styles: fixed })).font.variationAxes).toEqual({});
    const other = `b { font-family: "${family}"; font-variation-settings: "wght" 400 }`;
    const { font } = await subsetPage("<p>A</p>", { styles: fixed + other });
    expect(Object.keys(font.variationAxes)).toEqual(["wght"]);
  });
});

describe("characters that are in no typeface", () => {
  const latin = `@font-face { font-family: "Latin"; src: url("/site/static/${latinFile}") }`;
  const lists = (families: string): string => `${latin} :root { --font-text: ${families}; --font-mono: "${family}" }`;

  it("of a list are named, and of a page", async () => {
    const { warnings } = await subsetPage("<p>Ło\u0301dz\u0301 Ж</p>", { styles: lists("Latin, serif") });
    expect(warnings).toEqual([
      "“Latin”: no typeface of this list has “Ł” (U+0141), “ź” (U+017A), which another has.",
      "/0: no typeface has “Ж” (U+0416).",
    ]);
  });

  it("are not named where the next one of the list has them", async () => {
    expect((await subsetPage("<p>Łódź</p>", { styles: lists(`"Latin", "${family}"`) })).warnings).toEqual([]);
  });

  it("are not named of a typeface that no list names, but that one is", async () => {
    expect((await subsetPage("<p>Łódź</p>", { styles: lists(`"${family}"`) })).warnings).toEqual([
      "No list of typefaces names “Latin”. Name it in src/styles/theme.css.",
    ]);
  });
});
