/** @jest-environment node */
import { readFileSync } from "node:fs";

import postcss from "postcss";

import { site } from "../src/site";
import { otherScripts } from "./otherScripts";

describe("rules for other scripts", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["en-GB", false],
    ["pl", false],
    ["vi", true],
    ["ru", true],
    ["ar-JO", true],
    ["te", true],
  ])("are sent in the language %s: %s", (language, isSent) => {
    jest.replaceProperty(site, "language", language);
    const { css } = postcss([otherScripts]).process(readFileSync("src/styles/scripts.css", "utf8"), {
      from: undefined,
    });
    expect(css.includes("{")).toBe(isSent);
  });
});
