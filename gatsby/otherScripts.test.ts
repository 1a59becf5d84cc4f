/** @jest-environment node */
import { readFileSync } from "node:fs";

import postcss from "postcss";

import { site } from "../src/site";
import { otherScripts } from "./otherScripts";

describe("rules for other scripts", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["production", "en-GB", false],
    ["production", "pl", false],
    ["production", "vi", true],
    ["production", "ru", true],
    ["production", "ar-JO", true],
    ["production", "te", true],
    ["development", "en-GB", true],
  ])("are sent in %s in the language %s: %s", (environment, language, isSent) => {
    jest.replaceProperty(process.env, "NODE_ENV", environment as typeof process.env.NODE_ENV);
    jest.replaceProperty(site, "language", language);
    const { css } = postcss([otherScripts]).process(readFileSync("src/styles/scripts.css", "utf8"), {
      from: undefined,
    });
    expect(css.includes("{")).toBe(isSent);
  });
});
