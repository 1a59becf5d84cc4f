import { assertPathPrefix } from "./pathPrefix";

const check = (prefix: string) => (): void => {
  assertPathPrefix(prefix);
};

describe("the path prefix", () => {
  it.each(["", "/site", "/a/b", "/~team/web.site"])("may be %p", (prefix) => {
    expect(check(prefix)).not.toThrow();
  });

  it.each(["site", "/", "/site/", "//site", "/a b", "/site\n", "/site?a", "/site#a", "https://example.com"])(
    "may not be %p, and the message says where to mend it",
    (prefix) => {
      expect(check(prefix)).toThrow(`PATH_PREFIX is ${JSON.stringify(prefix)}`);
      expect(check(prefix)).toThrow("PATH_PREFIX=/site npm run build");
    },
  );
});
