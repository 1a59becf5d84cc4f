import { cleanup, render } from "@testing-library/react";

import { hero } from "../../content/hero";
import { colours, schemes } from "../../metadata/palette";
import { site } from "../../site";
import { Seo } from "./Seo";

const globals = globalThis as unknown as { __BASE_PATH__: string };

afterEach(() => {
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
    expect(all("link[rel=canonical]", "href")).toEqual([site.url + path]);
    expect(all("[property='og:url']")).toEqual([site.url + path]);
    expect(all("[property='og:image']")).toEqual([`${site.url}${prefix}/share.png`]);
  });

  it("percent-encodes addresses, as the sitemap does", () => {
    expect(show({ title: "A title", path: "/über/" })("link[rel=canonical]", "href")).toEqual([
      `${site.url}/%C3%BCber/`,
    ]);
  });

  it("ends a title with the company's name, once", () => {
    show({ title: "A title" });
    expect(document.title).toBe(`A title – ${site.name}`);
    show({ title: `${site.name}: a title` });
    expect(document.title).toBe(`${site.name}: a title`);
  });

  it("describes the page to search engines and for shared links", () => {
    const all = show({ title: "A title", description: "A description", path: "/" });
    expect(all("[name=description], [property='og:description']")).toEqual(["A description", "A description"]);
    expect(all("[property='og:title']")).toEqual([`A title – ${site.name}`]);
    expect(all("[property='og:site_name']")).toEqual([site.name]);
    expect(all("[property='og:locale']")).toEqual([site.language.replace("-", "_")]);
    expect(all("[property='og:type']")).toEqual(["website"]);
    expect(all("[name='twitter:card']")).toEqual(["summary_large_image"]);
    expect(all("[property='og:image:alt']")[0]).toContain(hero.heading.replaceAll("\u00ad", ""));
    expect(all("[name=robots]")[0]).toMatch(/^index, follow/);
    expect(show({ title: "A title", path: "/" })("[name=description]")).toEqual([site.description]);
  });

  it("gives browsers the colours of their bars, and the icons", () => {
    const all = show({ title: "A title" });
    expect(all("[name=theme-color]")).toEqual(schemes.map((scheme) => colours[scheme].paper));
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

  it("describes the company as linked data on the landing page only", () => {
    expect(show({ title: "A title", path: "/" })("[type='application/ld+json']")).toHaveLength(1);
    expect(show({ title: "A title", path: "/privacy/" })("[type='application/ld+json']")).toEqual([]);
  });

  it("names a page in other languages, itself included", () => {
    const all = show({ title: "A", path: "/a/", translations: [{ language: "de", url: "https://example.com/de/a/" }] });
    expect(all("[hreflang]", "hreflang")).toEqual([site.language, "de"]);
    expect(all("[hreflang]", "href")).toEqual([`${site.url}/a/`, "https://example.com/de/a/"]);
    expect(show({ title: "A title", path: "/a/" })("[hreflang]")).toEqual([]);
  });

  it("keeps a page without a path out of search engines", () => {
    const all = show({ title: "A title" });
    expect(all("[name=robots]")).toEqual(["noindex"]);
    expect(all("[rel=canonical], [property^='og:']")).toEqual([]);
  });
});
