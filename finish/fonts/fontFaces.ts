import { create, type Font } from "fontkit";
import { type AtRule, parse } from "postcss";

/** A `@font-face` with a font of the site. */
export interface FontFace {
  /** The rule as the style sheet has it. */
  readonly css: string;
  readonly family: string;
  /** The font as WOFF2. */
  readonly font: Buffer;
  /** Its files, older formats too, by their paths in the built folder. Gatsby writes a small font into the style sheet instead. */
  readonly files: readonly string[];
  /** The characters that it shows. */
  readonly codePoints: ReadonlySet<number>;
}

/** Returns the faces with WOFF2 fonts of the site in a style sheet: those in it, and those that `read` reads, but none of other hosts. */
export function readFaces(css: string, read: (name: string) => Buffer, prefix: string): readonly FontFace[] {
  const faces: FontFace[] = [];
  parse(css).walkAtRules("font-face", (rule) => {
    const found = readFont(valueOf(rule, "src"), read, prefix);
    if (!found) return;
    const { characterSet } = create(found.font) as Font;
    faces.push({
      ...found,
      css: rule.toString(),
      family: valueOf(rule, "font-family").replace(/^(["'])(.*)\1$/, "$2"),
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

/** Gives a `@font-face` other descriptors. One that is undefined stays as it is. */
export function changeFace(css: string, descriptors: Readonly<Record<string, string | undefined>>): string {
  const root = parse(css);
  root.walkAtRules((rule) => {
    for (const [prop, value] of Object.entries(descriptors)) {
      if (value === undefined) continue;
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

function readFont(
  src: string,
  read: (name: string) => Buffer,
  prefix: string,
): Pick<FontFace, "font" | "files"> | undefined {
  const files = Array.from(src.matchAll(/url\(["']?([^"')]+\.woff2?)["']?\)/g), ([, address = ""]) => address)
    .filter((address) => address.startsWith(`${prefix}/`) && !address.startsWith("//"))
    .map((address) => address.slice(prefix.length + 1));
  const data = /url\(["']?data:font\/woff2;base64,([^"')]+)/.exec(src)?.[1];
  if (data) return { font: Buffer.from(data, "base64"), files };
  const file = files.find((name) => name.endsWith(".woff2"));
  return file === undefined ? undefined : { font: read(file), files };
}

/** Reads a `unicode-range`, such as `U+26, U+0-7F, U+4??`. */
function rangeOf(value: string): (code: number) => boolean {
  const ranges = value.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [parseInt(from.replaceAll("?", "0"), 16), parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return (code) => value === "" || ranges.some(([from, to]) => from <= code && code <= to);
}
