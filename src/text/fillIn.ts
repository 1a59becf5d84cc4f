import type { CountText, PluralText } from "../content/vocabulary";
import { site } from "../site";

/** Puts a number into a text with `{count}`, or into the one of several that has its plural form in the site's language. */
export function fillIn(words: CountText | PluralText, count: number, language = site.language): string {
  const text = typeof words === "string" ? words : (words[new Intl.PluralRules(language).select(count)] ?? words.other);
  return text.replaceAll("{count}", new Intl.NumberFormat(language).format(count));
}
