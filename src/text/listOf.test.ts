import { site } from "../site";
import { listOf } from "./listOf";

describe("list of items", () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ["en-GB", "A, B, C"],
    ["ja", "A、B、C"],
  ])("in the language %s is written %s", (language, text) => {
    jest.replaceProperty(site, "language", language);
    expect(listOf(["A", "B", "C"])).toBe(text);
  });
});
