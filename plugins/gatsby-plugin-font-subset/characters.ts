import { type Token, tokenizer, tokTypes } from "acorn";
import { create, type Font } from "fontkit";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** The attributes whose text is shown, or read by a script that shows it. */
const shownAttributes = /^(?:alt|label|placeholder|title|value|aria-.+|data-.+)$/;

/** Returns the text and the style sheets of a built page. */
export function readPage(html: string): { readonly text: string; readonly styles: readonly string[] } {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const styles = root.getElementsByTagName("style").map(({ innerHTML }) => innerHTML);
  const texts: string[] = [];
  const read = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) texts.push(node.text);
    const element = node as HTMLElement;
    if (/^(?:script|style)$/.test(element.rawTagName)) return;
    for (const [name, value] of element.rawAttrs ? Object.entries(element.attributes) : []) {
      if (shownAttributes.test(name)) texts.push(value);
    }
    node.childNodes.forEach(read);
  };
  // A slice of a page has no body; the root of a page has the doctype as a text.
  read(root.querySelector("body") ?? root);
  return { text: texts.join("\n"), styles };
}

/** Returns the strings of a script or of JSON. */
export function stringsOf(code: string): string {
  const tokens = [...tokenizer(code, { ecmaVersion: "latest" })] as (Token & { readonly value: unknown })[];
  return tokens
    .filter(({ type }) => type === tokTypes.string || type === tokTypes.template)
    .map(({ value }) => String(value))
    .join("");
}

/** Returns the code points that a font has glyphs for. */
export const codePointsOf = (font: Buffer): ReadonlySet<number> => new Set((create(font) as Font).characterSet);

/** Returns the letters of a text that are among the code points, each as often as it stands there. */
export const knownLetters = (text: string, codePoints: ReadonlySet<number>): string =>
  (text.match(/\p{L}/gu) ?? []).filter((letter) => codePoints.has(letter.codePointAt(0) ?? 0)).join("");

/** Names the characters of a text that are not among the code points, such as `“☃” (U+2603)`, but for spaces and invisible ones. */
export function missingCharacters(text: string, codePoints: ReadonlySet<number>): string {
  const missing = [...new Set(text)].sort().flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (codePoints.has(code) || /[\p{C}\p{Z}\p{Variation_Selector}]/u.test(character)) return [];
    return [`“${character}” (U+${code.toString(16).toUpperCase().padStart(4, "0")})`];
  });
  const more = missing.splice(10).length;
  return [...missing, ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
