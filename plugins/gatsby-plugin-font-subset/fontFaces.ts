import { readFileSync } from "node:fs";
import path from "node:path";

import { type AtRule, parse } from "postcss";

import { codePointsOf } from "./characters";

/** A `@font-face` with a font of the site. */
export interface FontFace {
  /** The rule as the style sheet has it. */
  readonly css: string;
  readonly family: string;
  readonly font: Buffer;
  /** Its files, older formats too; Gatsby writes a small font into the style sheet instead. */
  readonly files: readonly string[];
  /** The characters that it shows. */
  readonly codePoints: ReadonlySet<number>;
}

/** Reads the faces with WOFF2 fonts of the site, and the strings that may be shown, such as `content: "→"`, in a style sheet. */
export function readStyles(css: string, folder: string, pathPrefix: string) {
  const root = parse(css);
  const faces: FontFace[] = [];
  root.walkAtRules("font-face", (rule) => {
    const font = readFont(valueOf(rule, "src"), folder, pathPrefix);
    if (!font) return;
    const family = valueOf(rule, "font-family").replace(/^(["'])(.*)\1$/, "$2");
    const codePoints = new Set([...codePointsOf(font.font)].filter(rangeOf(valueOf(rule, "unicode-range"))));
    faces.push({ ...font, css: rule.toString(), family, codePoints });
  });
  let strings = "";
  root.walkDecls(/^(?:content|quotes|list-style|--)/, ({ value }) => {
    for (const [, , string = ""] of value.matchAll(/(["'])(.*?)\1/g)) strings += string;
  });
  return { faces, strings };
}

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
    .filter((address) => address.startsWith(`${pathPrefix}/static/`))
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
