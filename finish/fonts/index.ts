import { createHash } from "node:crypto";

import type { BuiltFolder } from "../builtFolder";
import { knownLetters, missingCharacters, readPage, stringsIn, typedIn, withTransformed } from "./characters";
import { changeFace, type FontFace, readFaces, stringsOf } from "./fontFaces";
import { type Kept, subset } from "./subset";

export interface FontOptions {
  /** What to do with a family beside subsetting it, by its name in the style sheet. */
  readonly families: Readonly<Record<string, FamilyOptions>>;
  /** Records whose strings scripts may show, such as those of toasts. `{count}` and the like in them is left out. */
  readonly texts?: unknown;
}

interface FamilyOptions extends Kept {
  /**
   * The name of a further face, of which a page has the letters of its `<h1>` and `<header>` alone: in the style sheet, so that the first
   * visit shows it. In development there is none of that name, and the style sheet names the family itself after it.
   */
  readonly headline?: string;
  /** Preloads the faces that a page needs, with low priority. The first paint waits for one that is `optional`. */
  readonly preload?: boolean;
  /** The value of `font-display`. Default: as the style sheet has it. */
  readonly display?: string;
}

/** A page of the built site, whose `html` is changed. */
export interface Page {
  readonly name: string;
  html: string;
}

/** What browsers write by themselves: the numbers of a list, and the hyphen at a line's end. */
const writtenByBrowsers = " -.0123456789";

/** A media feature that only Chromium knows. WebKit refuses to preload a `data:` URI, and logs it as an error. */
const inChromium = "(horizontal-viewport-segments)";

/**
 * Preloads a font with low priority, since a page is readable without it. Chromium delays the first paint until fonts that the head
 * preloads are there. An optional font needs that: it is not shown when it comes later. An inline font is preloaded too: Chromium decodes
 * it when it first lays out text in it, and shows that text a frame later, which on a slow phone is after the layout of the whole page.
 */
function withPreload(html: string, address: string, rule: string): string {
  const media = address.startsWith("data:") ? ` media="${inChromium}"` : "";
  const link = `<link rel="preload" as="font" type="font/woff2" href="${address}"${media} crossorigin="anonymous" fetchpriority="low"/>`;
  if (/font-display:\s*optional/.test(rule)) return html.replace("</head>", () => `${link}</head>`);
  // The headline's first.
  const place = address.startsWith("data:") ? /<body\b[^>]*>/ : /<body\b[^>]*>(?:<link\b[^>]*>)*/;
  return html.replace(place, (before) => before + link);
}

/** The characters of a text that a face has. A letter and an accent are one character where there is one: browsers compose them. */
const charactersOf = (text: string, { codePoints }: FontFace): string =>
  [...new Set(`${text}\n${text.normalize()}`)]
    .filter((character) => codePoints.has(character.codePointAt(0) ?? 0))
    .join("");

/**
 * Subsets the fonts of a built site to the characters of its pages: WOFF2 fonts that a style sheet imports. Others, those of other hosts
 * and those of the owner's `static/` stay as they are. Text that a page loads later may have other characters: name them in `texts`.
 *
 * @returns Warnings: of families of the options that have no font or lack letters, and of characters that no font has.
 * @throws When a font has no axis of the options.
 */
export async function subsetFonts(
  site: readonly Page[],
  folder: BuiltFolder,
  prefix: string,
  { families, texts }: FontOptions,
): Promise<readonly string[]> {
  const pages = site.map((page) => ({ page, ...readPage(page.html) }));
  const sheets = [...new Set(pages.flatMap(({ styles }) => styles))];
  const faces = sheets
    .flatMap((css) => readFaces(css, folder.read, prefix))
    .filter(({ files }) => files.every((file) => file.startsWith("static/") && !folder.isOwn(file)));

  const text = pages.map((page) => page.text).join("\n");
  const written = [text, ...stringsIn(texts), ...sheets.map(stringsOf), writtenByBrowsers].join("");
  const languages = pages.flatMap((page) => page.languages);
  const shown = withTransformed(written, sheets.join(), languages);
  const typed = pages.map((page) => (page.hasFields ? typedIn(page.text) : "")).join("");

  for (const file of faces.flatMap(({ files }) => files)) folder.remove(file);
  for (const face of faces) {
    const pagesWithFace = pages.filter(({ page }) => page.html.includes(face.css));
    const { headline, preload, display, ...kept } = families[face.family] ?? {};
    const characters = charactersOf(shown + typed, face);
    // A combining mark alone keeps no face: browsers take it from that of its letter.
    if (characters.replace(/\p{M}/gu, "") === "") {
      for (const { page } of pagesWithFace) page.html = page.html.replace(face.css, "");
      continue;
    }
    const font = await subset(face.font, characters, kept).catch((error: unknown) => {
      const hint = kept.axes
        ? " If so, import the style sheet of the typeface that has the axis, or leave it out of src/styles/typefaces.ts."
        : "";
      throw new Error(`“${face.family}”: ${(error as Error).message}${hint}`, { cause: error });
    });
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 20);
    const file = `static/${face.family.toLowerCase().replace(/\W+/g, "-")}-${hash}.woff2`;
    folder.write(file, font);
    for (const { page, text, headlineText } of pagesWithFace) {
      const rule = changeFace(face.css, { src: source(`${prefix}/${file}`), "font-display": display });
      if (preload && charactersOf(text, face)) page.html = withPreload(page.html, `${prefix}/${file}`, rule);
      const letters = headline ? charactersOf(withTransformed(headlineText, sheets.join(), languages), face) : "";
      if (!letters) {
        page.html = page.html.replace(face.css, () => rule);
        continue;
      }
      const address = `data:font/woff2;base64,${(await subset(face.font, letters, kept)).toString("base64")}`;
      const descriptors = { "font-family": `"${headline}"`, src: source(address), "font-display": "block" };
      const headlineRule = changeFace(face.css, descriptors);
      page.html = page.html.replace(face.css, () => rule + headlineRule);
      page.html = withPreload(page.html, address, headlineRule);
    }
  }
  return [...familyWarnings(Object.keys(families), faces, text), ...pageWarnings(pages, faces)];
}

const source = (address: string): string => `url(${address}) format("woff2")`;

const allCodePoints = (faces: readonly FontFace[]): ReadonlySet<number> =>
  new Set(faces.flatMap(({ codePoints }) => [...codePoints]));

function familyWarnings(families: readonly string[], faces: readonly FontFace[], text: string): readonly string[] {
  const letters = knownLetters(text, allCodePoints(faces));
  const found = [...new Set(faces.map(({ family }) => family))].join(", ") || "no web font";
  return families.flatMap((name) => {
    const own = faces.filter(({ family }) => family === name);
    if (own.length === 0)
      return [`src/styles/typefaces.ts names “${name}”; the style sheets have ${found}. Correct the name.`];
    const missing = missingCharacters(letters, allCodePoints(own));
    return missing
      ? [`“${name}” lacks ${missing}, which another font has. If a face of the family has them, import it.`]
      : [];
  });
}

function pageWarnings(
  pages: readonly { readonly page: Page; readonly text: string }[],
  faces: readonly FontFace[],
): readonly string[] {
  const known = allCodePoints(faces);
  return pages.flatMap(({ page: { name }, text }) => {
    const missing = known.size > 0 && missingCharacters(text, known);
    return missing ? [`/${name.replace(/(?:index)?\.html$/, "")}: no font has ${missing}.`] : [];
  });
}
