import { NodeType, parse } from "node-html-parser";

/** The attributes whose text is shown, or read by a script that shows it. */
const shownAttributes = /^(?:alt|label|placeholder|title|value|aria-.+|data-.+)$/;

/** What the fonts need to know of a built page. */
interface PageText {
  readonly text: string;
  /** The style sheets in it. */
  readonly styles: readonly string[];
  /** Whether visitors can type in it. */
  readonly hasFields: boolean;
}

/** Reads a built page. */
export function readPage(html: string): PageText {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const texts = root
    .querySelectorAll("body, body *:not(script, style)")
    .flatMap(({ childNodes, attributes }) => [
      ...childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text),
      ...Object.keys(attributes).flatMap((name) => (shownAttributes.test(name) ? (attributes[name] ?? "") : [])),
    ]);
  return {
    text: texts.join("\n"),
    styles: root.querySelectorAll("style").map(({ innerHTML }) => innerHTML),
    hasFields: root.querySelector("input, textarea, [contenteditable]") !== null,
  };
}

/**
 * Adds to a text the parts of its vowel signs that browsers draw one by one, as Tamil, Bengali and Sinhala have them around a letter, and
 * those that HarfBuzz knows beside Unicode: of Thai and Lao AM, and of Khmer signs, whose first part is U+17C1.
 */
export function withParts(text: string): string {
  const signs = text.replace(/[^\p{M}\u0e33\u0eb3]/gu, "");
  return text + signs.normalize("NFKD") + (/[\u17be-\u17c5]/.test(signs) ? "\u17c1" : "");
}

/**
 * Returns what visitors may type in a page beside its own text: ASCII, and the alphabets of its letters. Unicode keeps an alphabet in
 * one or a few blocks of 256 code points, kana too. Of Chinese characters and Hangul, which are thousands, it adds none.
 */
export function typedIn(text: string): string {
  const letters = [...text.normalize()].filter((letter) => /(?![\p{Ideographic}\p{scx=Hangul}])\p{L}/u.test(letter));
  const blocks = new Set(["A", ...letters].map((letter) => (letter.codePointAt(0) ?? 0) >> 8));
  return [...blocks]
    .flatMap((block) => Array.from({ length: 256 }, (_, index) => String.fromCodePoint((block << 8) + index)))
    .filter((character) => /[ -~]|[\p{L}\p{M}\p{N}\p{P}]/u.test(character))
    .join("");
}

/** Returns all strings in records, without what is filled in, such as `{count}`. */
export function stringsIn(value: unknown): readonly string[] {
  return typeof value === "string" ? [value.replace(/\{\w+\}/g, "")] : Object.values(value ?? {}).flatMap(stringsIn);
}

/** Returns the letters of a text that are among the code points, each as often as it stands there. */
export const lettersOf = (text: string, codePoints: ReadonlySet<number>): string =>
  (text.normalize().match(/\p{L}/gu) ?? []).filter((letter) => codePoints.has(letter.codePointAt(0) ?? 0)).join("");

/** Letters and signs of Chinese, Japanese and Korean. */
const cjk = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff00-\uffef]/u;

/**
 * Names the characters of a text that are not among the code points, such as `“Ж” (U+0416)`, but for spaces, invisible ones, and emoji and
 * other pictures, which each system has. Chinese, Japanese and Korean, for which it has typefaces, count where some of them are known.
 */
export function missingCharacters(text: string, codePoints: ReadonlySet<number>): string {
  const hasCjk = [...codePoints].some((code) => code > 0x3040 && cjk.test(String.fromCodePoint(code)));
  const missing = [...new Set(text.normalize())].sort().flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (codePoints.has(code) || /[\p{C}\p{Z}\p{So}\p{Emoji_Modifier}\p{Variation_Selector}]/u.test(character))
      return [];
    if (!hasCjk && cjk.test(character)) return [];
    return [`“${character}” (U+${code.toString(16).toUpperCase().padStart(4, "0")})`];
  });
  const more = missing.splice(10).length;
  return [...missing, ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}
