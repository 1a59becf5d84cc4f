import { renderToStaticMarkup } from "react-dom/server";

import { site } from "../../site";
import { Seo } from "./Seo";

const globals = globalThis as unknown as { __BASE_PATH__: string };

afterEach(() => {
  globals.__BASE_PATH__ = "";
});

describe("Seo", () => {
  it.each([
    ["", "/"],
    ["/site", "/site/"],
  ])("gives the canonical address and the shared one, below the prefix “%s”", (prefix, path) => {
    globals.__BASE_PATH__ = prefix;
    const html = renderToStaticMarkup(<Seo title="A title" path={path} />);
    expect(html).toContain(`rel="canonical" href="${site.url}${path}"`);
    expect(html).toContain(`property="og:url" content="${site.url}${path}"`);
    expect(html).toContain(`property="og:image" content="${site.url}${prefix}/share.png"`);
  });

  it("describes the company as linked data on the landing page only", () => {
    expect(renderToStaticMarkup(<Seo title="A title" path="/" />)).toContain("application/ld+json");
    expect(renderToStaticMarkup(<Seo title="A title" path="/privacy" />)).not.toContain("application/ld+json");
  });

  it("keeps a page without a path out of search engines", () => {
    const html = renderToStaticMarkup(<Seo title="A title" />);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/canonical|og:/);
  });
});
