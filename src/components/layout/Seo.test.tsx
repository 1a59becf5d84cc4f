import { cleanup, render } from "@testing-library/react";

import { site } from "../../site";
import { Seo } from "./Seo";

/** As programs read it: a domain with ü begins with `xn--`. */
const { origin } = new URL(site.url);

const globals = globalThis as unknown as { __BASE_PATH__: string };

afterEach(() => {
  jest.restoreAllMocks();
  globals.__BASE_PATH__ = "";
});

/** Renders the metadata. Returns its elements by a selector, each as the attribute that counts. */
function show(page: Parameters<typeof Seo>[0]): (selector: string, attribute?: string) => readonly (string | null)[] {
  cleanup();
  render(<Seo {...page} />);
  return (selector, attribute = "content") =>
    Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(attribute));
}

describe("Seo", () => {
  it("gives addresses below the path prefix, and describes the company on the home page there, and on no other", () => {
    globals.__BASE_PATH__ = "/site";
    const home = `${origin}/site/`;
    const all = show({ title: "A title", path: "/site/" });
    expect(all("link[rel=canonical]", "href")).toEqual([home]);
    expect(all("[property='og:url']")).toEqual([home]);
    expect(all("[property='og:image']")).toEqual([`${home}share.png`]);
    const data = document.querySelector("[type='application/ld+json']")?.textContent;
    for (const text of [`"url":"${home}"`, `"image":"${home}share.png"`]) expect(data).toContain(text);
    expect(show({ title: "A", path: "/site/privacy/" })("[type='application/ld+json']")).toEqual([]);
  });

  it("percent-encodes addresses, as the sitemap does", () => {
    expect(show({ title: "A title", path: "/über/" })("link[rel=canonical]", "href")).toEqual([`${origin}/%C3%BCber/`]);
  });

  it.each([
    ["A title", "A title – Data"],
    ["Data: a title", "Data: a title"],
    ["A title | Data", "A title | Data"],
    ["Data", "Data"],
    ["Data protection", "Data protection – Data"],
    ["What we do with Data", "What we do with Data – Data"],
    ["Data-driven work", "Data-driven work – Data"],
    ["Database", "Database – Data"],
  ])("gives the title “%s” the company's name once", (title, expected) => {
    jest.replaceProperty(site, "name", "Data");
    show({ title });
    expect(document.title).toBe(expected);
  });

  it.each([
    ["en-GB", ["en_GB"]],
    ["da", ["da_DK"]],
    ["zh-Hant-TW", ["zh_TW"]],
    ["sr-Latn", ["sr_RS"]],
    ["es-419", []],
    ["eo", []],
  ])("names the language %s with its territory, or not at all", (language, expected) => {
    jest.replaceProperty(site, "language", language);
    expect(show({ title: "A title", path: "/" })("[property='og:locale']")).toEqual(expected);
  });

  it("has the page's own description", () => {
    const all = show({ title: "A", description: "Its own", path: "/a/" });
    expect(all("[name=description], [property='og:description']")).toEqual(["Its own", "Its own"]);
  });

  it("names a page in other languages, itself included: the home page in those of the site", () => {
    const german = { language: "de", name: "Deutsch", url: "https://example.com/de/" } as const;
    jest.replaceProperty(site, "language", "en-GB");
    jest.replaceProperty(site, "translations", [german]);
    for (const page of [{ path: "/" }, { path: "/a/", translations: [german] }]) {
      const all = show({ title: "A", ...page });
      expect(all("[hreflang]", "hreflang")).toEqual(["en-GB", "de"]);
      expect(all("[hreflang]", "href")).toEqual([origin + page.path, german.url]);
    }
    expect(show({ title: "A", path: "/a/" })("[hreflang]")).toEqual([]);
  });
});
