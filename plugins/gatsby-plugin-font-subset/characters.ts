import { type Token, tokenizer, tokTypes } from "acorn";
import { create, type Font } from "fontkit";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/** The attributes whose text is shown, or read by a script that shows it. */
const shownAttributes = /^(?:alt|label|placeholder|title|value|aria-.+|data-.+)$/;

/** Returns the text and the style sheets of a built page. */
export function readPage(html: string): { readonly text: string; readonly styles: readonly string[] } {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const styles = root.getElementsByTagName("style").map(({ innerHTML }) => innerHTML);
  // A slice of a page has no body; the root of a page has the doctype as a text.
  return { text: shownIn(root.querySelector("body") ?? root).join("\n"), styles };
}

function shownIn(node: Node): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node.text];
  const { rawTagName, attributes = {} } = node as HTMLElement;
  if (/^(?:head|script|style)$/.test(rawTagName)) return [];
  const shown = Object.entries(attributes).flatMap(([name, value]) => (shownAttributes.test(name) ? [value] : []));
  return [...shown, ...node.childNodes.flatMap(shownIn)];
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
