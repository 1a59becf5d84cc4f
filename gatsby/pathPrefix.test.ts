/** @jest-environment node */
import { readPathPrefix } from "./pathPrefix";

describe("path prefix", () => {
  it.each(["", "/site", "/a/b"])("accepts “%s”", (prefix) => {
    expect(readPathPrefix(prefix)).toBe(prefix);
  });

  it.each(["site", "/", "/site/", "https://example.com", "/a b", "/a?b"])("refuses “%s”", (prefix) => {
    expect(() => readPathPrefix(prefix)).toThrow("PATH_PREFIX");
  });

  it("names what Git Bash does to it", () => {
    expect(() => readPathPrefix("C:/Program Files/Git/site")).toThrow("Git Bash");
  });
});
