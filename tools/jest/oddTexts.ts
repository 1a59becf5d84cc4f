/** Texts as authors and translators may bring them, in any script and with any sign, and a way to write them everywhere. */
import fc from "fast-check";

/** What has broken other pages. */
export const oddExamples: readonly string[] = [
  "مرحبا بالعالم، هذه شركة",
  "שלום \u202eעולם\u202c (c) 2024",
  "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👍🏽 🇵🇹 ❤️",
  "Z̷̡̛͖̩a̴͔͝l̶̰̈́g̴̡̈́o̷̱͗ e\u0301 ñ",
  "n".repeat(300),
  "漢".repeat(300),
  "https://example.com/".padEnd(300, "abc/"),
  "</script><script>alert(1)</script>",
  "<!-- <img src=x onerror=alert(1)> ]]> -->",
  "& &amp; &lt;b&gt; \" ' ` \\ %s %o %E0%A4%A",
  "__proto__",
  "{{constructor}} ${alert(1)} #{x}",
  "a\u00adb\u200bc\u2060d\ufeffe\u2028f\u00a0g",
  "0",
];

/** Any text that the content laws let pass: not blank, no control character, no blank at its ends. */
export const oddText: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(...oddExamples),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(..."<>&\"'`/\\!-[](){}#*_~|+=.:;%$@^ 0aÄ"), minLength: 1, maxLength: 40 }),
  )
  .map((text) => text.replace(/\p{Cc}/gu, "").trim())
  .filter((text) => text !== "");

/** Fields that hold no words: what they hold is an address, or of a closed set. */
const wordless = new Set(
  "id menu icon gradient level link image url email linkedIn codeHosting language securityTextExpires".split(" "),
);

/**
 * Writes new words into content, in place: for a registry of modules that nobody else reads.
 *
 * @param content - The content files, as `contentModules` lists them.
 * @param rewrite - Gives the new text, and is told how many came before.
 * @returns The new texts, in their order.
 */
export function rewriteTexts(content: object, rewrite: (index: number) => string): readonly string[] {
  const written: string[] = [];
  const walk = (holder: object, field: string): void => {
    for (const [key, value] of Object.entries(holder) as [string, unknown][]) {
      const name = Array.isArray(holder) ? field : key;
      if (wordless.has(name) && typeof value !== "object") continue;
      if (typeof value === "string") {
        const text = rewrite(written.length);
        written.push(text);
        Reflect.set(holder, key, text);
      } else if (typeof value === "object" && value !== null) walk(value, name);
    }
  };
  walk(content, "");
  return written;
}
