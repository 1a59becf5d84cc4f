import { site } from "../site";
import { isLanguage } from "./isLanguage";

/**
 * Writes a whole number in the digits of the site's language, with zeros before it up to `length`. Other digits are a part of the
 * language's tag in `site.ts`, such as `-u-nu-latn` (RFC 6067).
 */
export function numeral(value: number, length = 1): string {
  // The content calls this while it is loaded, before a rule can name a language that is none.
  const language = isLanguage(site.language) ? site.language : "en";
  return new Intl.NumberFormat(language, { minimumIntegerDigits: length, useGrouping: false }).format(value);
}

/**
 * Returns a figure such as “٩٠٪” for a `<bdi>`, which would set it from left to right, since it has no letter: a mark (U+200F) gives the
 * signs beside Arabic digits their sides. Those beside other digits, Persian ones too, stay where they stand in English (Unicode, UAX 9).
 */
export function figureText(figure: string): string {
  return /[\u0660-\u0669]/.test(figure) ? `\u200f${figure}` : figure;
}
