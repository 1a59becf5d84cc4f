import { site } from "../../src/site";
import { assertSiteUrl } from "./assertSiteUrl";

describe("the site's address", () => {
  it.each([site.url, "https://example.com", "https://www.example.com", "https://example.com:8443"])(
    "may be %s",
    (url) => {
      expect(() => {
        assertSiteUrl(url);
      }).not.toThrow();
    },
  );

  it.each([
    ["missing", undefined, "is missing"],
    ["empty", "", "is missing"],
    ["a bare host", "example.com", "is no address"],
    ["without a host", "https://", "is no address"],
    ["plain http", "http://example.com", "does not begin with https://"],
    ["a script", "javascript:alert(1)", "does not begin with https://"],
    ["with a slash at the end", "https://example.com/", "ends in a slash"],
    ["with a path", "https://example.com/site", "more than an origin"],
    ["with a query", "https://example.com?a", "more than an origin"],
    ["with a fragment", "https://example.com#a", "more than an origin"],
    ["with a user", "https://me:secret@example.com", "names a user"],
    ["with a blank", "https://example.com ", "written otherwise"],
    ["with a line break", "https://exam\nple.com", "written otherwise"],
    ["in capitals", "https://Example.com", "written otherwise"],
    ["of one word", "https://localhost", "no full host name"],
  ])("may not be %s, and the message says where to mend it", (_name, url, fault) => {
    const check = (): void => {
      assertSiteUrl(url as string);
    };
    expect(check).toThrow(fault);
    expect(check).toThrow("src/site.ts");
    expect(check).toThrow("https://www.example.com");
  });
});
