import { readFileSync } from "node:fs";
import path from "node:path";

import { create, type Font } from "fontkit";
import { type AtRule, parse } from "postcss";

/** A `@font-face` with a font of the site. */
export interface FontFace {
  /** The rule as the style sheet has it. */
  readonly css: string;
  readonly family: string;
  /** The least and the greatest weight that it is used for. */
  readonly weights: readonly [number, number];
  /** The font as WOFF2. */
  readonly font: Buffer;
  /** The axes of a variable font. */
  readonly axes: readonly string[];
  /** Its files, older formats too; Gatsby writes a small font into the style sheet instead. */
  readonly files: readonly string[];
  /** The characters that it shows. */
  readonly codePoints: ReadonlySet<number>;
}

/** Returns the faces with WOFF2 fonts of the site in a style sheet: those in it, and those in `folder`, but not those of other hosts. */
export function readFaces(css: string, folder: string, pathPrefix: string): readonly FontFace[] {
  const faces: FontFace[] = [];
  parse(css).walkAtRules("font-face", (rule) => {
    const read = readFont(valueOf(rule, "src"), folder, pathPrefix);
    if (!read) return;
    const { characterSet, variationAxes } = create(read.font) as Font;
    const [from = 400, to = from] = (valueOf(rule, "font-weight").match(/\d+/g) ?? []).map(Number);
    faces.push({
      ...read,
      css: rule.toString(),
      family: unquoted(valueOf(rule, "font-family")),
      weights: [from, to],
      axes: Object.keys(variationAxes),
      codePoints: new Set(characterSet.filter(rangeOf(valueOf(rule, "unicode-range")))),
    });
  });
  return faces;
}

/** Returns the strings of a style sheet that may be shown, such as `content: "→"`. */
export function stringsOf(css: string): string {
  let strings = "";
  parse(css).walkDecls(/^(?:content|quotes|list-style|--)/, ({ value }) => {
    for (const [, , string = ""] of value.matchAll(/(["'])(.*?)\1/g)) strings += string;
  });
  return strings;
}

/** Returns the name of a family as it is written, without quotation marks. */
export const unquoted = (family: string): string => family.trim().replace(/^(["'])(.*)\1$/, "$2");

/** Gives a `@font-face` another `src`, and another `font-display` when one is given. */
export function changeFace(css: string, src: string, display?: string): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    for (const [prop, value] of Object.entries({ src, ...(display && { "font-display": display }) })) {
      rule.walkDecls(prop, (declaration) => void declaration.remove());
      rule.append({ prop, value });
    }
  });
  return root.toString();
}

/** The value of a descriptor; the last one counts. */
function valueOf(rule: AtRule, name: string): string {
  let last = "";
  rule.walkDecls(name, ({ value }) => void (last = value));
  return last;
}

function readFont(src: string, folder: string, pathPrefix: string): Pick<FontFace, "font" | "files"> | undefined {
  const files = Array.from(src.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g), ([, address = ""]) => address)
    .filter((address) => address.startsWith(`${pathPrefix}/`) && !address.startsWith("//"))
    .map((address) => path.join(folder, address.slice(pathPrefix.length)));
  const data = /url\(["']?data:font\/woff2;base64,([^"')]+)/.exec(src)?.[1];
  if (data) return { font: Buffer.from(data, "base64"), files };
  const file = files.find((name) => name.endsWith(".woff2"));
  return file === undefined ? undefined : { font: readFileSync(file), files };
}

/** Reads a `unicode-range`, such as `U+26, U+0-7F, U+4??`. */
function rangeOf(value: string): (code: number) => boolean {
  const ranges = value.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return (code) => value === "" || ranges.some(([from, to]) => from <= code && code <= to);
}
