import fc from "fast-check";

import { escapeMarkdown, link } from "./markdown";
import { oneLine } from "./oneLine";

/** Replaces every backslash escape (CommonMark 0.31, section 2.4) by what it stands for, or by a dot, which means nothing to Markdown. */
const resolve = (markdown: string, to: "what it shows" | "a dot"): string =>
  markdown.replace(/\\([!-/:-@[-`{-~])/g, to === "a dot" ? "·" : "$1");

/** Characters that mean something to Markdown, among some that don't. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."\\`*_[]()<>#+-=.!&;|~:/0a1 \n\t{}'\"^") }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "[a](javascript:alert(1))",
    "1. one",
    "# one",
    "#",
    "C#",
    "# one ##",
    "&lt;b&gt;",
    "&[0;",
    "---",
  ),
);

describe("text in Markdown", () => {
  it("shows each character of the record", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(resolve(escapeMarkdown(text), "what it shows")).toBe(oneLine(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it("begins no element: no emphasis, code, link, markup, entity, heading, list, rule, table", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const active = resolve(escapeMarkdown(text), "a dot");
        expect(active).not.toMatch(/[\\`*_[\]<>|~\n]|&#?[a-z0-9]+;/i);
        expect(escapeMarkdown(text)).not.toMatch(/^(?:[#+=-]|\d{1,9}[.)](?:\s|$))|(?<!\\)#$/);
      }),
    );
  });

  it("leaves plain sentences as they are", () => {
    for (const text of ["99.9% uptime", "Design, build & run (since 2019): yes!", "−18% fuel", "C# and F# code"]) {
      expect(escapeMarkdown(text)).toBe(text);
    }
  });

  it("keeps a link's address inside its brackets", () => {
    expect(link("a]b", "https://example.com/a> <b")).toBe("[a\\]b](<https://example.com/a%3E%20%3Cb>)");
  });
});
