import { readFileSync } from "node:fs";

import { describeProblem } from "../content/problem";
import { contrastProblems } from "./contrast";
import { byNight, colourOf, declarationsOf, placeOf, type Scheme, sourceOf } from "./roles";

const css = readFileSync("src/styles/theme.css", "utf8");

describe("the contrast of the theme", () => {
  it("reaches AAA for text and 3:1 for marks, day and night", () => {
    expect(contrastProblems(css).map(describeProblem)).toEqual([]);
  });

  it("names the declaration to change, the pair that falls short and the nearest colour that would pass", () => {
    const pale = css.replace(/--day-ink-muted: #\w+/, "--day-ink-muted: #8a8a8a");
    expect(contrastProblems(pale)[0]).toEqual({
      file: "src/styles/theme.css",
      record: "--day-ink-muted",
      message: expect.stringMatching(
        /^leaves --ink-muted \(#8a8a8a\) on --paper \(#\w+\) at 3\.\d\d:1 by day; 7:1 was expected\.$/,
      ),
      mend: expect.stringMatching(/^#[0-9a-f]{6} would pass\.$/),
    });
  });

  it("sees the dark sheet and the tints too", () => {
    const broken = css
      .replace(/--night-on-deep-muted: #\w+/, "--night-on-deep-muted: #555555")
      .replace(/--trough: #0a2038/, "--trough: #000000")
      .replace(/--shallow: #86c5d2/, "--shallow: #223344");
    expect(contrastProblems(broken).map(describeProblem)).toEqual([
      expect.stringMatching(/: \[data-gradient="abyss"\] --shallow leaves --on-tint .* by day/),
      expect.stringMatching(/: --night-on-deep-muted leaves --ink-muted .* by night, in \.deep;/),
    ]);
  });

  it.each([
    [".contact", /(\.contact \{\s+--paper: var\(--shoal\);\s+--ink-muted: )var\(--ink\)/, "$1var(--day-signal)"],
    [".contact .margin-note", /(\.margin-note \{\s+--signal: )var\(--ink\)/, "$1var(--day-signal)"],
    [".tile:first-child", /(:first-child \{\s+--paper: )var\(--shoal\)/, "$1var(--day-signal)"],
  ])("sees the words of %s", (selector, from, to) => {
    const messages = contrastProblems(css.replace(from, to)).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(`by day, in ${selector}; 7:1 was expected.`));
  });

  it("sees the words on empty water, which is mixed", () => {
    const darker = css.replace("var(--shoal) 60%", "var(--day-signal) 60%");
    expect(contrastProblems(darker).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^leaves --ink \(\S+\) on --water \(#[0-9a-f]{6}\) at .* by day;/),
      expect.stringMatching(/^leaves --ink-muted \(\S+\) on --water \(#[0-9a-f]{6}\) at .* by day;/),
      expect.stringMatching(/^leaves --ink-muted \(\S+\) on --water \(#[0-9a-f]{6}\) at .* by night;/),
    ]);
  });

  it.each([
    ["what is a ground for others", "--night-signal-strong: #553344", "--night-signal-strong"],
    ["a ground on which no front would pass", "--day-paper: #808080", "--day-paper"],
    ["a front on a ground for which no colour would pass", "--day-on-signal: #777777", "--day-on-signal"],
  ])("asks %s to give way, with a colour that passes", (_name, declaration, record) => {
    const [name] = declaration.split(" ");
    const broken = css.replace(new RegExp(`${name} #\\w+`), declaration);
    const [problem] = contrastProblems(broken);
    expect(problem?.record).toBe(record);
    const [colour] = problem?.mend.split(" ") ?? [];
    const mended = broken.replace(declaration, `${name} ${colour}`);
    expect(contrastProblems(mended).map(({ message }) => message)).not.toContain(problem?.message);
    expect(contrastProblems(mended).length).toBeLessThan(contrastProblems(broken).length);
  });

  it("says so where no change of one colour would pass", () => {
    const grey = css.replace(/--day-(on-signal|signal): #\w+/g, "--day-$1: #777777");
    expect(contrastProblems(grey).map(({ mend }) => mend)).toContain(
      "No lightness of it would pass: change --day-on-signal too.",
    );
  });

  it("says which colours a word of the vocabulary lacks, and where to write them", () => {
    const nameless = css.replace(/ *\[data-gradient="dusk"\] \{[^}]*\}/g, "");
    expect(contrastProblems(nameless).map(describeProblem)).toEqual([
      expect.stringMatching(
        /^src\/styles\/theme\.css: \[data-gradient="dusk"\] declares no --shallow and --trough: the word “dusk” of src\/content\/vocabulary\.ts .* Write --shallow: #rrggbb; --trough: #rrggbb; there\.$/,
      ),
      expect.stringContaining(`: ${byNight} [data-gradient="dusk"] declares no --shallow and --trough: `),
    ]);
  });

  it("does not take a word's day for its night", () => {
    const dayOnly = css.replace(/--trough: #1d0f33;/, "");
    expect(contrastProblems(dayOnly).map(describeProblem)).toEqual([
      expect.stringContaining(`: ${byNight} [data-gradient="dusk"] declares no --trough: `),
    ]);
  });
});

describe("the roles", () => {
  const paper = (...[scheme, ...selectors]: [Scheme, ...string[]]): string =>
    colourOf(declarationsOf(css, scheme, [":root", ...selectors]), "paper");

  it("change with the scheme, and on the dark sheet", () => {
    expect(paper("day")).not.toBe(paper("night"));
    expect(paper("day", ".deep")).toBe(colourOf(declarationsOf(css, "day", [":root"]), "deep"));
  });

  it("are mixed as a browser mixes them", () => {
    const sheet = ":root { --a: #ffffff; --b: #000000; --mixed: color-mix(in oklab, var(--a) 25%, var(--b)); }";
    // A quarter of the lightness in between is a sixty-fourth of the light.
    expect(colourOf(declarationsOf(sheet, "day", [":root"]), "mixed")).toBe("#222222");
  });

  it.each([
    ["day", ".deep", "ink-muted", "--day-on-deep-muted"],
    ["night", ".deep", "ink-muted", "--night-on-deep-muted"],
    ["day", '[data-gradient="dusk"]', "shallow", '[data-gradient="dusk"] --shallow'],
    ["night", '[data-gradient="dusk"]', "shallow", `${byNight} [data-gradient="dusk"] --shallow`],
  ] as const)("by %s, at %s, lead from --%s to where its colour is written: %s", (scheme, selector, role, record) => {
    const declared = declarationsOf(css, scheme, [":root", selector]);
    const source = sourceOf(declared, role);
    expect(declared.get(source)?.record).toBe(record);
    const { line, column } = placeOf(css, record);
    const declaration = `--${source}: ${colourOf(declared, role)};`;
    expect(css.split("\n")[line - 1]?.slice(column - 1)).toBe(declaration);
  });

  it("refuse a var() that nothing declares", () => {
    const declared = declarationsOf(":root { --paper: var(--nowhere); }", "day", [":root"]);
    expect(() => colourOf(declared, "paper")).toThrow(/--nowhere/);
    expect(() => sourceOf(declared, "paper")).toThrow(/--nowhere/);
  });
});
