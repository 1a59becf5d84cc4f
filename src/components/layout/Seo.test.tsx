import { cleanup, render } from "@testing-library/react";

import { site } from "../../site";
import { Seo } from "./Seo";

/** As programs read it: a host name with ü begins with `xn--`. */
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
  it.each([
    ["", "/"],
    ["/site", "/site/"],
  ])("gives the canonical address and the shared one, below the prefix “%s”", (prefix, path) => {
    globals.__BASE_PATH__ = prefix;
    const all = show({ title: "A title", path });
    expect(all("link[rel=canonical]", "href")).toEqual([origin + path]);
    expect(all("[property='og:url']")).toEqual([origin + path]);
    expect(all("[property='og:image']")).toEqual([`${origin}${prefix}/share.png`]);
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

  it("has the page's own description, or the site's", () => {
    expect(
      show({ title: "A", description: "Its own", path: "/a/" })("[name=description], [property='og:description']"),
    ).toEqual(["Its own", "Its own"]);
    expect(show({ title: "A", path: "/a/" })("[name=description]")).toEqual([site.description]);
  });

  it.each(["", "/site"])(
    "describes the company as linked data on the landing page only, below the prefix “%s”",
    (prefix) => {
      globals.__BASE_PATH__ = prefix;
      show({ title: "A", path: `${prefix}/` });
      const text = document.querySelector("[type='application/ld+json']")?.textContent ?? "";
      const { "@graph": graph } = JSON.parse(text) as { readonly "@graph": readonly unknown[] };
      expect(graph[0]).toMatchObject({ url: `${origin}${prefix}/`, image: `${origin}${prefix}/share.png` });
      expect(show({ title: "A", path: `${prefix}/privacy/` })("[type='application/ld+json']")).toEqual([]);
    },
  );

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

  it("keeps a page without a path out of search engines", () => {
    const all = show({ title: "A title" });
    expect(all("[name=robots]")).toEqual(["noindex"]);
    expect(all("[rel=canonical], [property^='og:']")).toEqual([]);
  });
});
