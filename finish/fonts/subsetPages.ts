import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { knownLetters, missingCharacters, stringsIn, typedIn, withTransformed } from "./characters";
import { changeFace, type FontFace, readFaces, stringsOf } from "./fontFaces";
import { readPages } from "./readPages";
import { type Kept, subset } from "./subset";

export interface Options {
  /** What to do with a family beside subsetting it, by its name in the style sheet. */
  readonly families: Readonly<
    Record<string, Kept & { readonly inline?: boolean; readonly preload?: boolean; readonly display?: string }>
  >;
  /** Records whose strings scripts may show. */
  readonly texts?: unknown;
}

const isBuilt = ({ files }: FontFace, folder: string): boolean =>
  files.every((file) => file.startsWith(path.join(folder, "static/")));

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
  const place = /font-display:\s*optional/.test(rule) ? /(?=<\/head>)/ : /<body\b[^>]*>(?:<link\b[^>]*>)*/;
  return html.replace(place, (before) => before + link);
}

/** The characters of a text that a face has. A letter and an accent are one character where there is one: browsers compose them. */
const charactersOf = (text: string, { codePoints }: FontFace): string =>
  [...new Set(`${text}\n${text.normalize()}`)]
    .filter((character) => codePoints.has(character.codePointAt(0) ?? 0))
    .join("");

/**
 * Subsets the fonts of a built site to the characters of its pages.
 *
 * @param folder - `public`.
 * @returns Warnings: of families of the options that have no font or lack letters, and of characters that no font has.
 */
export async function subsetPages(folder: string, pathPrefix: string, { families, texts }: Options) {
  const pages = readPages(folder);
  const sheets = [...new Set(pages.flatMap(({ styles }) => styles))];
  const faces = sheets.flatMap((css) => readFaces(css, folder, pathPrefix)).filter((face) => isBuilt(face, folder));
  // Inline ones are preloaded first: the headline is theirs.
  const isInlined = ({ family }: FontFace): boolean => families[family]?.inline ?? false;
  faces.sort((one, other) => Number(isInlined(other)) - Number(isInlined(one)));

  const text = pages.map((page) => page.text).join("\n");
  const written = [text, ...stringsIn(texts), ...sheets.map(stringsOf), writtenByBrowsers].join("");
  const languages = pages.flatMap((page) => page.languages);
  const shown = withTransformed(written, sheets.join(), languages);
  const typed = pages.map((page) => (page.hasFields ? typedIn(page.text) : "")).join("");

  for (const file of faces.flatMap(({ files }) => files)) rmSync(file, { force: true });
  for (const face of faces) {
    const pagesWithFace = pages.filter(({ html }) => html.includes(face.css));
    const { inline, preload, display, ...kept } = families[face.family] ?? {};
    // An inline face is a heading's, in which nobody types, and each letter in it delays the first paint.
    const characters = charactersOf(inline ? shown : shown + typed, face);
    // A combining mark alone keeps no face: browsers take it from that of its letter.
    if (characters.replace(/\p{M}/gu, "") === "") {
      for (const page of pagesWithFace) page.html = page.html.replace(face.css, "");
      continue;
    }
    // Each face keeps its space: without it the share image's program finds no letter of a line from right to left in the next font.
    const font = await subset(face.font, `${characters} `, kept).catch((error: unknown) => {
      const hint = "If so, import the style sheet of the typeface that has the axis, or leave it out of the options.";
      throw new Error(`“${face.family}”: ${(error as Error).message}${kept.axes ? ` ${hint}` : ""}`, { cause: error });
    });
    const hash = createHash("sha256").update(font).digest("hex").slice(0, 20);
    const file = `static/${face.family.toLowerCase().replace(/\W+/g, "-")}-${hash}.woff2`;
    for (const page of pagesWithFace) {
      const isNeeded = charactersOf(page.text, face) !== "";
      const isInline = isNeeded && inline;
      const address = isInline ? `data:font/woff2;base64,${font.toString("base64")}` : `${pathPrefix}/${file}`;
      const changed = changeFace(face.css, `url(${address}) format("woff2")`, display);
      page.html = page.html.replace(face.css, () => changed);
      if (isInline || (isNeeded && preload)) page.html = withPreload(page.html, address, changed);
      if (!isInline) writeFileSync(path.join(folder, file), font);
    }
  }
  for (const { name, html } of pages) writeFileSync(path.join(folder, name), html);
  return [...familyWarnings(Object.keys(families), faces, text), ...pageWarnings(pages, faces)];
}

const allCodePoints = (faces: readonly FontFace[]): ReadonlySet<number> =>
  new Set(faces.flatMap(({ codePoints }) => [...codePoints]));

function familyWarnings(families: readonly string[], faces: readonly FontFace[], text: string): readonly string[] {
  const letters = knownLetters(text, allCodePoints(faces));
  const found = [...new Set(faces.map(({ family }) => family))].join(", ") || "no web font";
  return families.flatMap((name) => {
    const own = faces.filter(({ family }) => family === name);
    if (own.length === 0)
      return [`The options name “${name}”; the style sheets have ${found}. Correct the name in gatsby-config.ts.`];
    const missing = missingCharacters(letters, allCodePoints(own));
    return missing
      ? [`“${name}” lacks ${missing}, which another font has. If a face of the family has them, import it.`]
      : [];
  });
}

function pageWarnings(
  pages: readonly { readonly name: string; readonly text: string }[],
  faces: readonly FontFace[],
): readonly string[] {
  const known = allCodePoints(faces);
  return pages.flatMap(({ name, text }) => {
    const missing = known.size > 0 && missingCharacters(text, known);
    return missing ? [`/${name.replace(/(?:index)?\.html$/, "")}: no font has ${missing}.`] : [];
  });
}
