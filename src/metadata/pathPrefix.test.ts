/** @jest-environment node */
import { readPathPrefix } from "./pathPrefix";

it.each(["", "/site", "/a/b"])("path prefix › accepts “%s”", (prefix) => {
  expect(readPathPrefix(prefix)).toBe(prefix);
});

it.each(["site", "/", "/site/", "https://example.com", "/a b", "/a?b"])("path prefix › refuses “%s”", (prefix) => {
  expect(() => readPathPrefix(prefix)).toThrow("PATH_PREFIX");
});
