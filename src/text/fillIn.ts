import type { CountText, PluralText } from "../content/vocabulary";
import { site } from "../site";

/** Puts values into a text, each into the places with its name, such as `{company}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Puts a number into a text with `{count}`, or into the one of several that has its plural form in the site's language. */
export function fillInCount(words: CountText | PluralText, count: number, language = site.language): string {
  const text = typeof words === "string" ? words : (words[new Intl.PluralRules(language).select(count)] ?? words.other);
  return fillIn(text, { count: new Intl.NumberFormat(language).format(count) });
}
