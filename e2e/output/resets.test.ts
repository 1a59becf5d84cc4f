/**
 * What the style sheet leaves out of Tailwind's reset is what no page has: the other direction of the law of idle resets.
 *
 * @jest-environment jsdom
 */
import { readFileSync } from "node:fs";

import { parse, type Rule } from "postcss";

import { resetsOf } from "../../build/theme/idleResets";
import { pages, read } from "./built";

/** A selector in one form, whoever wrote it: Tailwind's source and its minifier differ in quotes, blanks and colons. */
const plain = (selector: string): string =>
  selector
    .replace(/["']/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([,>+~]) ?/g, "$1")
    .replace(/::/g, ":");

/** What stands by itself or behind an element; all of them are parts of form controls. */
const partOfControl = /:(?:file-selector-button|placeholder|-webkit-|-moz-ui-)[\w-]*$/;

describe.each(pages)("the reset of %s", (name) => {
  const page = new DOMParser().parseFromString(read(name), "text/html");
  const kept = resetsOf(parse(page.querySelector("style")?.textContent ?? "")).flatMap(({ selectors }) => selectors);
  const whole: string[] = [];
  parse(readFileSync("node_modules/tailwindcss/preflight.css", "utf8")).walkRules(({ selectors }: Rule) => {
    whole.push(...selectors.map(plain));
  });
  const leftOut = whole.filter((selector) => !kept.map(plain).includes(selector));

  it("is compared with the whole of it", () => {
    expect(whole).toContain("table");
    expect(kept).toContain("h1");
    expect(whole.length - leftOut.length).toBeGreaterThan(10);
  });

  it("leaves out nothing that an element needs", () => {
    const isNeeded = (selector: string): boolean => {
      const element = selector.replace(partOfControl, "");
      return page.querySelector(element === "" ? "input, select, textarea" : element) !== null;
    };
    // Count it among the elements: build/theme/idleResets.ts reads those of our sources, and lists those of packages.
    expect(leftOut.filter(isNeeded)).toEqual([]);
  });
});
