import { site } from "../site";

/** Returns items as a list in the site's language, in its shortest form: “A, B, C” in English, “A、B、C” in Japanese. */
export function listOf(items: readonly string[]): string {
  return new Intl.ListFormat(site.language, { style: "narrow" }).format(items);
}
