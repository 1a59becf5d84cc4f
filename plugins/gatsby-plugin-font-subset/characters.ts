import { NodeType, parse } from "node-html-parser";

/** The attributes whose text is shown, or read by a script that shows it. */
const shownAttributes = /^(?:alt|label|placeholder|title|value|aria-.+|data-.+)$/;

/** Returns the text and the style sheets of a built page. */
export function readPage(html: string): { readonly text: string; readonly styles: readonly string[] } {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const texts = root
    .querySelectorAll("body, body *:not(script, style)")
    .flatMap(({ childNodes, attributes }) => [
      ...childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text),
      ...Object.keys(attributes).flatMap((name) => (shownAttributes.test(name) ? (attributes[name] ?? "") : [])),
    ]);
  return { text: texts.join("\n"), styles: root.querySelectorAll("style").map(({ innerHTML }) => innerHTML) };
}

/** Returns all strings in records, without what is filled in, such as `{count}`. */
export function stringsIn(value: unknown): readonly string[] {
  return typeof value === "string" ? [value.replace(/\{\w+\}/g, "")] : Object.values(value ?? {}).flatMap(stringsIn);
}

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
