import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { knownLetters, missingCharacters, readPage } from "./characters";
import { type CutFace, type CutSheet, cutSheet, type Families, inlineFont, readSheet, type Sheet } from "./fontFaces";

/** What browsers write by themselves: the numbers of a list, and the hyphen at a line's end. */
const writtenByBrowsers = " -.0123456789";

/** A file as it was built: the text of a page, each character once, and the style sheets in it. */
interface BuiltFile {
  readonly file: string;
  readonly text: string;
  readonly sheets: readonly Sheet[];
}

/** Returns the file in `public` to which an address in one of its files leads, or nothing for another host. */
export function fileOf(address: string, pathPrefix: string, from: string): string | undefined {
  const base = new URL(`${pathPrefix}/`, "http://site");
  const { href } = new URL(address, new URL(encodeURI(from), base));
  return href.startsWith(base.href) ? decodeURI(href.slice(base.href.length).replace(/[?#].*/, "")) : undefined;
}

/** Reads the pages, style sheets and scripts of a built site, and the neighbouring characters in its pages. */
function readSite(folder: string, pathPrefix: string) {
  const files: BuiltFile[] = [];
  const words = new Set<string>();
  const sheets = new Map<string, Sheet>();
  const sheetOf = (css: string, from: string): Sheet => {
    const read = (address: string) => {
      const file = fileOf(address, pathPrefix, from);
      if (!file || !existsSync(path.join(folder, file))) return undefined;
      return { file, font: readFileSync(path.join(folder, file)) };
    };
    const sheet = sheets.get(css) ?? readSheet(css, read);
    sheets.set(css, sheet);
    return sheet;
  };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  for (const name of names.filter((each) => /\.(?:html|css|js)$/.test(each)).sort()) {
    const file = path.relative(folder, name);
    const content = readFileSync(name, "utf8");
    const other = { text: "", styles: file.endsWith(".css") ? [content] : [] };
    const { text, styles } = file.endsWith(".html") ? readPage(content) : other;
    // Each word once, since pages have far fewer words than characters.
    const ofPage = new Set(`\n${text}\n`.split(" "));
    for (const word of ofPage) words.add(word);
    files.push({
      file,
      text: [...new Set([...ofPage].join(" "))].join(""),
      sheets: styles.map((css) => sheetOf(css, file)),
    });
  }
  const pairs = new Set<string>();
  for (const word of words) {
    const characters = [...` ${word} `];
    for (const [index, each] of characters.entries()) pairs.add(each + (characters[index + 1] ?? ""));
  }
  return { files, pairs, all: [...sheets.values()] };
}

/** The end of a name by webpack, which nothing else can have. */
const hashed = /-[\da-f]{32}\.\w+$/;

/**
 * Cuts the fonts of a built site to the characters of its pages.
 *
 * @param folder - `public`.
 * @param strings - The texts in the site's scripts.
 * @returns Warnings: of families of the options that have no font or lack letters, and of characters that no font has.
 */
export async function cutSite(folder: string, pathPrefix: string, options: Families, strings: string) {
  const { files, pairs, all } = readSite(folder, pathPrefix);
  const sources = all.flatMap(({ faces }) => faces);
  const shown = [...files, ...all].map(({ text }) => text).join("") + strings + writtenByBrowsers;
  const capitals = all.some(({ hasCapitals }) => hasCapitals) ? shown.toUpperCase() : "";
  const characters = [...new Set(shown + capitals)].sort().join("");
  const cut = new Map<Sheet, CutSheet>();
  for (const sheet of all) cut.set(sheet, await cutSheet(sheet, options, characters, pairs));

  const names = new Map<string, string>();
  for (const { address, to } of [...cut.values()].flatMap(({ faces }) => faces)) {
    if (hashed.test(address)) names.set(path.posix.basename(address), path.posix.basename(to));
  }
  const rename = (text: string): string => [...names].reduce((result, [from, to]) => result.replaceAll(from, to), text);

  // The fonts that are files; those of which each page has a copy are not.
  const served = new Set<CutFace>();
  for (const { file, text, sheets } of files) {
    const before = readFileSync(path.join(folder, file), "utf8");
    const codePoints = [...text].map((each) => each.codePointAt(0) ?? 0);
    const links = new Set<string>();
    let after = before;
    for (const sheet of sheets) {
      const { faces, css: whole } = cut.get(sheet) as CutSheet;
      let css = whole;
      for (const face of faces) {
        const { inline, preload } = face.options;
        const isNeeded = codePoints.some((code) => face.codePoints.has(code));
        if (isNeeded && inline) css = inlineFont(css, face);
        else served.add(face);
        if (isNeeded && preload && !inline) links.add(preloadOf(face));
      }
      after = after.replace(sheet.css, () => css);
    }
    after = rename(after).replace("</head>", () => `${[...links].join("")}</head>`);
    if (after !== before) writeFileSync(path.join(folder, file), after);
  }
  for (const { file } of sources) if (hashed.test(file)) rmSync(path.join(folder, file), { force: true });
  for (const { file, font } of served) writeFileSync(path.join(folder, file), font);

  const codePointsOf = (faces: typeof sources) => new Set(faces.flatMap(({ codePoints }) => [...codePoints]));
  const known = codePointsOf(sources);
  const letters = knownLetters(files.map(({ text }) => text).join(""), known);
  const found = [...new Set(sources.map(({ family }) => family))].join(", ") || "no web font";
  return [
    ...Object.keys(options).flatMap((family) => {
      const faces = sources.filter((face) => face.family === family);
      if (faces.length === 0) return [`The options name “${family}”; the style sheets have ${found}.`];
      const missing = missingCharacters(letters, codePointsOf(faces));
      return missing ? [`“${family}” lacks ${missing}, which another font has.`] : [];
    }),
    ...files.flatMap(({ file, text }) => {
      const missing = known.size > 0 && missingCharacters(text, known);
      return missing ? [`/${file.replace(/(?:index)?\.html$/, "")}: no font has ${missing}.`] : [];
    }),
  ];
}

/** Low in priority, since a page is readable without it. */
const preloadOf = ({ to }: CutFace): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${to}" crossorigin="anonymous" fetchpriority="low"/>`;
