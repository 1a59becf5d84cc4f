import { createHash } from "node:crypto";

import type { BuiltFolder } from "../builtFolder";
import { lettersOf, missingCharacters, readPage, stringsIn, typedIn, withParts } from "./characters";
import { changeFace, type FontFace, readFaces, stringsOf } from "./fontFaces";
import { axesOf, isShownBefore, listsOf, type TypefaceList } from "./lists";
import { subset } from "./subset";

/** A page of the built site, whose `html` is changed. */
export interface Page {
  readonly name: string;
  html: string;
}

/** The largest font, in bytes, that stands in the pages: whole alphabets have 25 KB, some hundred Chinese characters 100 KB. */
const largestInline = 30_000;

/** What browsers write by themselves: the numbers of a list, and the hyphen at a line's end. */
const writtenByBrowsers = " -.0123456789";

/** Both values of a media feature that only Chromium knows. WebKit refuses to preload a `data:` URI, and logs it as an error. */
const inChromium = "(prefers-reduced-transparency: reduce), (prefers-reduced-transparency: no-preference)";

/** The characters of a text that a face has. A letter and an accent are one character where there is one: browsers compose them. */
const charactersOf = (text: string, { codePoints }: FontFace): string =>
  [...new Set(`${text}\n${text.normalize()}`)]
    .filter((character) => codePoints.has(character.codePointAt(0) ?? 0))
    .join("");

/**
 * Subsets the fonts of a built site to the characters of its pages, and puts them into the pages: WOFF2 fonts that a style sheet imports.
 * A large one stays a file. Fonts of other hosts and of the owner's `static/` stay as they are.
 *
 * @param texts - Records whose strings scripts may show, such as those of toasts. `{count}` and the like in them is left out.
 * @returns Warnings: of families that no list names, and of characters that no typeface of a list has.
 */
export async function subsetFonts(
  site: readonly Page[],
  folder: BuiltFolder,
  prefix: string,
  texts?: unknown,
): Promise<readonly string[]> {
  const read = site.map((page) => ({ page, ...readPage(page.html) }));
  const sheets = [...new Set(read.flatMap(({ styles }) => styles))];
  const lists = sheets.flatMap(listsOf);
  const faces = sheets
    .flatMap((css) => readFaces(css, folder.read, prefix))
    .filter(({ files }) => files.every((file) => file.startsWith("static/") && !folder.isOwn(file)));
  const shown = withoutShownBefore(faces, lists);

  const common = [...stringsIn(texts), ...sheets.map(stringsOf), writtenByBrowsers].join("");
  const pages = read.map(({ page, text, hasFields }) => ({
    page,
    text,
    needed: withParts(text + common) + (hasFields ? typedIn(text) : ""),
    head: "",
  }));
  const needed = pages.map((page) => page.needed).join("");

  for (const file of faces.flatMap(({ files }) => files)) folder.remove(file);
  for (const face of shown) {
    const font = isNeeded(needed, face)
      ? await subset(face.font, charactersOf(needed, face), axesOf(face.family, lists))
      : Buffer.alloc(0);
    const head = font.length > 0 ? inHead(face, font, folder, prefix) : "";
    for (const each of pages) {
      if (each.page.html.includes(face.css) && isNeeded(each.needed, face)) each.head += head;
      each.page.html = each.page.html.replace(face.css, "");
    }
  }
  for (const { page, head } of pages) page.html = page.html.replace("<style", () => `${head}<style`);
  return [...listWarnings(lists, faces, read.map(({ text }) => text).join("")), ...pageWarnings(read, faces)];
}

/** Takes from each face the characters that a typeface before it shows. Marks stay: browsers take them from the face of their letter. */
function withoutShownBefore(faces: readonly FontFace[], lists: readonly TypefaceList[]): readonly FontFace[] {
  const families = [...new Set(faces.map(({ family }) => family))];
  const known = new Map(families.map((name) => [name, codePointsOf(faces.filter(({ family }) => family === name))]));
  return faces.map((face) => {
    const isBefore = isShownBefore(face.family, lists, (family) => known.get(family) ?? new Set());
    const isShown = (code: number): boolean => /\p{M}/u.test(String.fromCodePoint(code)) || !isBefore(code);
    return { ...face, codePoints: new Set([...face.codePoints].filter(isShown)) };
  });
}

/**
 * Whether a text has characters of a face. Browsers take a combining mark from the face of its letter, and refuse a font of characters
 * without ink, such as U+200B.
 */
const isNeeded = (text: string, face: FontFace): boolean => /[^\p{M}\p{Cf}\s]/u.test(charactersOf(text, face));

/**
 * Returns the markup of a font for the head. Chromium delays the first paint until a preloaded font is there: text is laid out once, in its
 * typeface. Without it a font in a style sheet is decoded when text in it is first laid out. The same bytes twice compress to those of one
 * where they stand side by side, and a program that rewrites the address of a large font makes the hash of no other sheet wrong.
 */
function inHead(face: FontFace, font: Buffer, folder: BuiltFolder, prefix: string): string {
  const isInline = font.length <= largestInline;
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 20);
  const file = `static/${face.family.toLowerCase().replace(/\W+/g, "-")}-${hash}.woff2`;
  if (!isInline) folder.write(file, font);
  const address = isInline ? `data:font/woff2;base64,${font.toString("base64")}` : `${prefix}/${file}`;
  const rule = changeFace(face.css, {
    src: `url(${address}) format("woff2")`,
    // A large font that comes late is shown at the next page, so that no text moves.
    "font-display": isInline ? "block" : "optional",
  });
  const media = isInline ? ` media="${inChromium}"` : "";
  return `<link rel="preload" as="font" type="font/woff2" href="${address}"${media} crossorigin="anonymous"/><style>${rule}</style>`;
}

const codePointsOf = (faces: readonly FontFace[]): ReadonlySet<number> =>
  new Set(faces.flatMap(({ codePoints }) => [...codePoints]));

const quoted = (families: readonly string[]): string => families.map((family) => `“${family}”`).join(", ");

/** Warns of families that no list names, and of letters that are in no typeface of a list, but in one of another list. */
function listWarnings(lists: readonly TypefaceList[], faces: readonly FontFace[], text: string): readonly string[] {
  const named = new Set(lists.flatMap(({ families }) => families));
  const unnamed = [...new Set(faces.map(({ family }) => family))].filter((family) => !named.has(family));
  const letters = lettersOf(text, codePointsOf(faces));
  const lacking = lists.flatMap(({ families }) => {
    const own = faces.filter(({ family }) => families.includes(family));
    const missing = own.length > 0 && missingCharacters(letters, codePointsOf(own));
    const names = quoted([...new Set(own.map(({ family }) => family))]);
    return missing ? [`${names}: no typeface of this list has ${missing}, which another has.`] : [];
  });
  return [
    ...unnamed.map((family) => `No list of typefaces names ${quoted([family])}. Name it in src/styles/theme.css.`),
    ...new Set(lacking),
  ];
}

function pageWarnings(
  pages: readonly { readonly page: Page; readonly text: string }[],
  faces: readonly FontFace[],
): readonly string[] {
  const known = codePointsOf(faces);
  return pages.flatMap(({ page: { name }, text }) => {
    const missing = known.size > 0 && missingCharacters(text, known);
    return missing ? [`/${name.replace(/(?:index)?\.html$/, "")}: no typeface has ${missing}.`] : [];
  });
}
