import { readFileSync } from "node:fs";

import { contrastProblems } from "./contrast";
import { rolesOf } from "./roles";

const css = readFileSync("src/styles/theme.css", "utf8");

describe("the contrast of the theme", () => {
  it("reaches AAA for text and 3:1 for marks, day and night", () => {
    expect(contrastProblems(css)).toEqual([]);
  });

  it("names the pair that falls short and the nearest colour that would pass", () => {
    const pale = css.replace(/--day-ink-muted: #\w+/, "--day-ink-muted: #8a8a8a");
    expect(contrastProblems(pale)[0]).toMatch(
      /day, :root: --ink-muted \(#8a8a8a\) on --paper .* reaches 3\.\d\d:1; 7:1 was expected\. #[0-9a-f]{6} would pass/,
    );
  });

  it("sees the dark sheet and the tints too", () => {
    const broken = css
      .replace(/--night-on-deep-muted: #\w+/, "--night-on-deep-muted: #555555")
      .replace(/--trough: #0a2038/, "--trough: #000000")
      .replace(/--shallow: #86c5d2/, "--shallow: #223344");
    expect(contrastProblems(broken)).toEqual([
      expect.stringContaining("day, the tint “abyss”"),
      expect.stringContaining("night, .deep: --ink-muted"),
    ]);
  });
});

describe("the roles", () => {
  it("change with the scheme, and on the dark sheet", () => {
    expect(rolesOf(css, "day", [":root"]).get("paper")).not.toBe(rolesOf(css, "night", [":root"]).get("paper"));
    expect(rolesOf(css, "day", [":root", ".deep"]).get("paper")).toBe(rolesOf(css, "day", [":root"]).get("deep"));
  });

  it("refuse a var() that nothing declares", () => {
    expect(() => rolesOf(":root { --paper: var(--nowhere); }", "day", [":root"])).toThrow(/--nowhere/);
  });
});
