import { site } from "../site";
import { listOf } from "./listOf";

describe("list of items", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["en-GB", "A, B, C"],
    ["ja", "A、B、C"],
    ["th", "A B และ C"],
    ["he", "\u2068A\u2069, \u2068B\u2069 ו-\u2068C\u2069"],
  ])("in the language %s is written %s", (language, text) => {
    jest.replaceProperty(site, "language", language);
    expect(listOf(["A", "B", "C"])).toBe(text);
  });
});
