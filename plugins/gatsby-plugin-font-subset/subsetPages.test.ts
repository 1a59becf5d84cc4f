/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { create, type Font } from "fontkit";

import { stringsOf } from "./characters";
import { cut } from "./subset";
import { cutSite } from "./subsetPages";

const hash = "0123456789abcdef0123456789abcdef";
const typeface = path.resolve("node_modules/test-typeface");
const ownFont = readFileSync(path.join(typeface, "files/bricolage-grotesque-latin-wght-normal.woff2"));

/** Fontsource's rules as Gatsby builds them: addresses with the path prefix, names with a hash. */
const rules = readFileSync(path.join(typeface, "index.css"), "utf8").replace(
  /\.\/files\/([\w-]+)\.woff2/g,
  `/site/static/$1-${hash}.woff2`,
);
const shared = `${rules} .note::before { content: "\\d7" }`;
const own = `@font-face { font-family: Own; src: url("../../fonts/own.woff2") }`;
const script = `const text = "fly"; // Q\nload("/site/static/bricolage-grotesque-latin-wght-normal-${hash}.woff2");`;
const page = (css: string, body: string): string =>
  `<!DOCTYPE html><html><head><style>${css}</style></head><body>${body}</body></html>`;

const directory = mkdtempSync(path.join(os.tmpdir(), "fonts-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** Cuts the fonts of a site below a path prefix; returns its folder and the warnings. */
async function cutFonts(options: Parameters<typeof cutSite>[2] = {}) {
  const folder = mkdtempSync(path.join(directory, "public-"));
  const write = (file: string, content: string | Buffer): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  for (const file of readdirSync(path.join(typeface, "files")).filter((each) => each.includes("-wght-"))) {
    write(`static/${file.replace(".woff2", `-${hash}.woff2`)}`, readFileSync(path.join(typeface, "files", file)));
  }
  write("fonts/own.woff2", ownFont);
  write("styles.css", shared);
  write("app.js", script);
  write("index.html", page(shared, `<p>AVA &amp;</p><img alt="k"/><script>"Z"</script>`));
  write("blog/post/index.html", page(shared + own, "<p>Łódź ☃</p>"));
  return { folder, warnings: await cutSite(folder, "/site", options, stringsOf(script)) };
}

/** The fonts that a file names, by their names without the hash. */
function fontsIn(folder: string, file: string): Readonly<Record<string, Font>> {
  const names = readFileSync(path.join(folder, file), "utf8").match(/[\w-]+\.woff2/g) ?? [];
  return Object.fromEntries(
    names.map((name) => {
      const font = readFileSync(path.join(folder, name.startsWith("own") ? "fonts" : "static", name));
      return [name.replace(/-[\da-f]{20}\.woff2$/, ""), create(font) as Font];
    }),
  );
}

const family = "Bricolage Grotesque Variable";
const latin = "bricolage-grotesque-latin-wght-normal";
const latinExt = "bricolage-grotesque-latin-ext-wght-normal";
const lacks = (font: Font | undefined, text: string): string[] =>
  Array.from(text).filter((each) => !font?.hasGlyphForCodePoint(each.codePointAt(0) ?? 0));

describe("cutSite", () => {
  it("keeps the characters of pages, attributes, style sheets and scripts, and no others", async () => {
    const font = fontsIn((await cutFonts()).folder, "index.html")[latin];
    expect(lacks(font, "AV&kódfly0×QZ!")).toEqual(["Q", "Z", "!"]);
  });

  it("removes the faces that no page needs, and their files", async () => {
    const { folder } = await cutFonts();
    const fonts = fontsIn(folder, "index.html");
    expect(Object.keys(fonts).sort()).toEqual([latinExt, latin]);
    expect(lacks(fonts[latinExt], "Łź")).toEqual([]);
    expect(readdirSync(path.join(folder, "static"))).toHaveLength(2);
  });

  it("renames a font wherever it is named, for a page in any folder", async () => {
    const { folder } = await cutFonts();
    for (const file of ["styles.css", "app.js", "blog/post/index.html"]) {
      expect(Object.keys(fontsIn(folder, file))).toContain(latin);
    }
    expect(lacks(fontsIn(folder, "blog/post/index.html")["own"], "ó")).toEqual([]);
  });

  it("inlines and preloads the faces that a page needs", async () => {
    const count = (file: string, text: string): number => readFileSync(file, "utf8").split(text).length - 1;
    const inline = (await cutFonts({ [family]: { inline: true } })).folder;
    expect(count(path.join(inline, "index.html"), "url(data:font/woff2")).toBe(1);
    expect(count(path.join(inline, "blog/post/index.html"), "url(data:font/woff2")).toBe(2);
    const preload = (await cutFonts({ [family]: { preload: true } })).folder;
    expect(count(path.join(preload, "index.html"), 'rel="preload"')).toBe(1);
    expect(count(path.join(preload, "blog/post/index.html"), 'rel="preload"')).toBe(2);
  });

  it("fixes axes, and names those that the font does not have", async () => {
    const { folder } = await cutFonts({ [family]: { axes: { wght: 700 }, display: "block" } });
    expect(fontsIn(folder, "index.html")[latin]?.variationAxes).toEqual({});
    expect(readFileSync(path.join(folder, "index.html"), "utf8")).toContain("font-display: block");
    await expect(cutFonts({ [family]: { axes: { wdth: 84 } } })).rejects.toThrow(/Bricolage.*wdth/);
  });

  it("kerns the pairs of the pages", async () => {
    const widths = (font?: Font) => ["AV", "A", "V"].map((text) => font?.layout(text).advanceWidth ?? 0);
    const { folder } = await cutFonts({ [family]: { axes: { wght: 700 }, features: ["kern"] } });
    const [pair = 0, left = 0, right = 0] = widths(fontsIn(folder, "index.html")[latin]);
    expect(pair).toBeLessThan(left + right);
  });

  it("keeps the places of marks, whatever the features to keep", async () => {
    const font = create(await cut(ownFont, { features: ["kern"] }, "q\u0304")) as Font;
    expect(font.layout("q\u0304").positions[1]?.xOffset).toBeLessThan(0);
  });

  it("warns of a character that no font has, with its page, and of a family without a font or a letter", async () => {
    const { warnings } = await cutFonts({ Gone: {}, Own: {}, [family]: {} });
    expect(warnings).toEqual([
      expect.stringContaining("“Gone”"),
      "“Own” lacks “Ł” (U+0141), “ź” (U+017A), which another font has.",
      expect.stringMatching(/^\/blog\/post\/: .*“☃” \(U\+2603\)/),
    ]);
  });
});
