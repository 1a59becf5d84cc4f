import { site } from "../site";
import { directionOf } from "./direction";

/**
 * Returns items as a list in the site's language, in its shortest form: “A, B, C” in English, “A、B、C” in Japanese. From right to left
 * each item is isolated (Unicode, UAX 9), so that Latin names keep their signs, as “C++” does, and stand in the order of the list. Thai and
 * Burmese have no spaces between words, but around Latin names.
 */
export function listOf(items: readonly string[]): string {
  const isolated = directionOf(site.language) === "rtl" ? items.map((item) => `\u2068${item}\u2069`) : items;
  return new Intl.ListFormat(site.language, { style: "narrow" })
    .formatToParts(isolated)
    .map(({ type, value }) =>
      type === "literal" ? value.replace(/^(?=[\p{sc=Thai}\p{sc=Mymr}])|(?<=[\p{sc=Thai}\p{sc=Mymr}])$/gu, " ") : value,
    )
    .join("");
}
