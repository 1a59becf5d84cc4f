import { cleanup, render } from "@testing-library/react";

import { hero } from "../../content/hero";
import { palettes, schemes } from "../../metadata/palette";
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

  it("describes the page to search engines and for shared links", () => {
    const all = show({ title: "A title", description: "A description", path: "/" });
    expect(all("[name=description], [property='og:description']")).toEqual(["A description", "A description"]);
    expect(all("[property='og:title']")).toEqual([`A title – ${site.name}`]);
    expect(all("[property='og:site_name']")).toEqual([site.name]);
    expect(all("[property='og:type']")).toEqual(["website"]);
    expect(all("[name='twitter:card']")).toEqual(["summary_large_image"]);
    expect(all("[property='og:image:alt']")[0]).toContain(hero.heading.replaceAll("\u00ad", ""));
    expect(all("[name=robots]")[0]).toMatch(/^index, follow/);
    expect(show({ title: "A title", path: "/" })("[name=description]")).toEqual([site.description]);
  });

  it("gives browsers the colours of their bars, and the icons", () => {
    const all = show({ title: "A title" });
    expect(all("[name=theme-color]")).toEqual(schemes.map((scheme) => palettes[scheme].paper));
    expect(all("[name=theme-color][media]", "media")).toEqual(
      schemes.length > 1 ? schemes.map((scheme) => `(prefers-color-scheme: ${scheme})`) : [],
    );
    expect(all("[name=color-scheme]")).toEqual([schemes.join(" ")]);
    expect(all("link[rel*=icon]", "href")).toEqual([
      "/app-icons/icon-48x48.png",
      "/favicon.svg",
      "/app-icons/icon-180x180.png",
    ]);
  });

  it.each(["", "/site"])(
    "describes the company as linked data on the landing page only, below the prefix “%s”",
    (prefix) => {
      globals.__BASE_PATH__ = prefix;
      expect(show({ title: "A title", path: `${prefix}/` })("[type='application/ld+json']")).toHaveLength(1);
      expect(show({ title: "A title", path: `${prefix}/privacy/` })("[type='application/ld+json']")).toEqual([]);
    },
  );

  it("names a page in other languages, itself included", () => {
    jest.replaceProperty(site, "language", "en-GB-u-nu-latn");
    const all = show({ title: "A", path: "/a/", translations: [{ language: "de", url: "https://example.com/de/a/" }] });
    expect(all("[hreflang]", "hreflang")).toEqual(["en-GB", "de"]);
    expect(all("[hreflang]", "href")).toEqual([`${origin}/a/`, "https://example.com/de/a/"]);
    expect(show({ title: "A title", path: "/a/" })("[hreflang]")).toEqual([]);
  });

  it("keeps a page without a path out of search engines", () => {
    const all = show({ title: "A title" });
    expect(all("[name=robots]")).toEqual(["noindex"]);
    expect(all("[rel=canonical], [property^='og:']")).toEqual([]);
  });
});
