import { sitemap } from "./sitemap";

describe("the sitemap", () => {
  it("escapes what XML acts on (sitemaps.org, “Entity escaping”)", () => {
    const xml = sitemap([`https://example.com/?a=1&b="<'>`]);
    expect(xml).toContain("<loc>https://example.com/?a=1&amp;b=&quot;&lt;&apos;&gt;</loc>");
  });
});
