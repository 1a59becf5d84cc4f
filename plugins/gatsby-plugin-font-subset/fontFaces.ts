import { createHash } from "node:crypto";

import { type AtRule, parse, type Root } from "postcss";

import { codePointsOf } from "./characters";
import { type Cut, cut } from "./subset";

/** What the options say of families, by their names. */
export type Families = Readonly<
  Record<string, Cut & { readonly inline?: boolean; readonly preload?: boolean; readonly display?: string }>
>;

/** A file in `public`. */
export interface FontFile {
  readonly file: string;
  readonly font: Buffer;
}

/** A `@font-face` whose font is one of the site's files, or in the style sheet; of several formats the first counts. */
interface Face extends FontFile {
  readonly rule: AtRule;
  readonly family: string;
  readonly address: string;
  /** The characters that it shows. */
  readonly codePoints: ReadonlySet<number>;
}

/** A face with its cut font, and the font's new address. */
export interface CutFace extends Face {
  readonly to: string;
  readonly options: Families[string];
}

/** A style sheet, and the text that it writes into pages. */
export interface Sheet {
  readonly css: string;
  readonly root: Root;
  readonly faces: readonly Face[];
  readonly text: string;
  /** Whether it turns text to capitals. */
  readonly hasCapitals: boolean;
}

/** A style sheet whose fonts are cut. */
export interface CutSheet {
  readonly css: string;
  readonly faces: readonly CutFace[];
}

const dataUri = (font: Buffer): string => `data:font/woff2;base64,${font.toString("base64")}`;

/** Puts the font of a face into a style sheet, in place of its address. */
export const inlineFont = (css: string, { to, font }: CutFace): string =>
  css.replace(`url(${to})`, () => `url(${dataUri(font)})`);

/**
 * Reads a style sheet.
 *
 * @param read - Returns the font of an address, or nothing when it is not one of the site's files.
 */
export function readSheet(css: string, read: (address: string) => FontFile | undefined): Sheet {
  const root = parse(css);
  const rules: AtRule[] = [];
  root.walkAtRules("font-face", (rule) => void rules.push(rule));
  const faces: Face[] = [];
  for (const rule of rules) {
    const family = textOf(valueOf(rule, "font-family"));
    const font = fontOf(valueOf(rule, "src"), read);
    if (!font) continue;
    const codePoints = new Set([...codePointsOf(font.font)].filter(rangeOf(valueOf(rule, "unicode-range"))));
    faces.push({ ...font, rule, family, codePoints });
  }
  const texts: string[] = [];
  let hasCapitals = false;
  root.walkDecls(({ parent, prop, value }) => {
    // `syntax` is the type of a custom property.
    if (rules.includes(parent as AtRule) || prop === "syntax") return;
    for (const [string] of value.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs)) texts.push(textOf(string));
    if (/\b(?:ellipsis|line-clamp)\b/.test(`${prop}: ${value}`)) texts.push("…");
    hasCapitals ||= /\b(?:uppercase|capitalize|small-caps)\b/.test(value);
  });
  return { css, root, faces, text: texts.join(""), hasCapitals };
}

/** The value of a descriptor; the last one counts. */
function valueOf(rule: AtRule, name: string): string {
  let last = "";
  rule.walkDecls(name, ({ value }) => void (last = value));
  return last;
}

/** The addresses in a `src`, without the formats of old browsers. Gatsby writes a small font into the style sheet as `data:`. */
const addresses = /url\(\s*(["']?)(data:[^"')]+|[^"')]+\.(?:woff2?|ttf|otf)(?:[?#][^"')]*)?)\1\s*\)/g;

/** Reads the first font of a `src` that can be read. */
function fontOf(src: string, read: (address: string) => FontFile | undefined) {
  for (const [, , address = ""] of src.matchAll(addresses)) {
    const isData = address.startsWith("data:");
    const font = isData
      ? { file: "", font: Buffer.from(address.slice(address.indexOf(",")), "base64") }
      : read(address);
    if (font) return { ...font, address };
  }
  return undefined;
}

/** Returns what a string or a name of CSS says. */
function textOf(value: string): string {
  return value
    .replace(/^(["'])(.*)\1$/s, "$2")
    .replace(/\\(?:([\da-f]{1,6})\s?|(.))/gis, (_, code?: string, character = "") =>
      code ? String.fromCodePoint(parseInt(code, 16)) : character,
    );
}

/** Reads a `unicode-range`, such as `U+26, U+0-7F, U+4??`. */
function rangeOf(value: string): (code: number) => boolean {
  const ranges = value.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return (code) => value === "" || ranges.some(([from, to]) => from <= code && code <= to);
}

/**
 * Cuts the fonts of a style sheet, and removes the faces that have none of the characters. A combining mark alone keeps no face:
 * browsers take it from that of its letter.
 *
 * @param characters - Without them all are kept, and only the families in the options change.
 * @param pairs - The neighbouring characters to kern.
 */
export async function cutSheet(
  { root, faces }: Sheet,
  families: Families,
  characters?: string,
  pairs?: ReadonlySet<string>,
): Promise<CutSheet> {
  const kept: CutFace[] = [];
  for (const face of faces) {
    const { rule, family, address } = face;
    const options = families[family];
    const used = characters && [...characters].filter((each) => face.codePoints.has(each.codePointAt(0) ?? 0)).join("");
    if (used?.replace(/\p{M}/gu, "") === "") rule.remove();
    else if (characters || options) {
      const font = await cut(face.font, options ?? {}, used, pairs).catch((error: unknown) => {
        const hint = "If so, import the style sheet of the typeface that has the axis, or leave it out of the options.";
        throw new Error(`“${family}” (${face.file}): ${(error as Error).message} ${hint}`);
      });
      const hash = createHash("sha256").update(font).digest("hex").slice(0, 20);
      const renamed = (name: string): string => name.replace(/(?:-[\da-f]{32})?\.\w+(?:[?#].*)?$/, `-${hash}.woff2`);
      const to = address.startsWith("data:") ? dataUri(font) : renamed(address);
      set(rule, "src", `url(${to}) format("woff2")`);
      if (options?.display) set(rule, "font-display", options.display);
      if (face.file) kept.push({ ...face, to, file: renamed(face.file), font, options: options ?? {} });
    }
  }
  return { css: root.toString(), faces: kept };
}

function set(rule: AtRule, prop: string, value: string): void {
  rule.walkDecls(prop, (declaration) => void declaration.remove());
  rule.append({ prop, value });
}
