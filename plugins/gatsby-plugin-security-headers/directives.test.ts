/** @jest-environment node */
import { mistakesIn } from "./directives";

describe("option directives", () => {
  it("takes hosts, schemes, keywords and names of policies", () => {
    const sources = [
      "*",
      "https://a.example:8443/x/",
      "*.a.example",
      "localhost:*",
      "wss:",
      "'self'",
      "'sha256-AA+/='",
    ];
    expect(mistakesIn({ "script-src": sources, "form-action": [], "trusted-types": ["stats", "a#b"] })).toEqual([]);
  });

  it.each([
    "self",
    "unsafe-inline",
    "'none'",
    "https://a.example; img-src *",
    "a b.example",
    "https://",
    "'nonce-a'",
    '"',
  ])("names the directive and the source %s, which is none", (source) =>
    expect(mistakesIn({ "img-src": [source] })[0]).toContain(`“${source}” in img-src`),
  );

  it("names an unknown directive, and one that a page can't have", () => {
    for (const name of ["img-source", "frame-ancestors"]) expect(mistakesIn({ [name]: [] })[0]).toContain(`“${name}”`);
  });
});
