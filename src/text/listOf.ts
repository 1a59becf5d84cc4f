import { site } from "../site";
import { directionOf } from "./direction";

/**
 * Returns items as a list in the site's language, in its shortest form: “A, B, C” in English, “A、B、C” in Japanese. From right to left
 * each item is isolated (Unicode, UAX 9), so that Latin names keep their signs, as “C++” does, and stand in the order of the list.
 */
export function listOf(items: readonly string[]): string {
  const isolated = directionOf(site.language) === "rtl" ? items.map((item) => `\u2068${item}\u2069`) : items;
  return new Intl.ListFormat(site.language, { style: "narrow" }).format(isolated);
}
