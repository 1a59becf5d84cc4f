import { existsSync } from "node:fs";
import path from "node:path";

import { renderToStaticMarkup } from "react-dom/server";

import { icons } from "../../../build/findable/icons";
import { readPalette } from "../../../build/findable/palette";
import { site } from "../../site";
import { Seo } from "./Seo";

const head = (indexed: boolean): string => renderToStaticMarkup(<Seo title="A title" indexed={indexed} />);

/** The tags of a head by what names them: `rel`, `name` or `property`. */
function tags(markup: string): ReadonlyMap<string, readonly Readonly<Record<string, string>>[]> {
  const found = new Map<string, Record<string, string>[]>();
  for (const [tag] of markup.matchAll(/<(?:meta|link)[^>]*>/g)) {
    const attributes = Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const key = String(attributes["rel"] ?? attributes["name"] ?? attributes["property"]);
    found.set(key, [...(found.get(key) ?? []), attributes as Record<string, string>]);
  }
  return found;
}

afterEach(() => {
  Object.assign(globalThis, { __BASE_PATH__: "" });
});

describe.each(["", "/site"])("the head under the prefix %p", (prefix) => {
  beforeEach(() => {
    Object.assign(globalThis, { __BASE_PATH__: prefix });
  });

  it("gives the landing page one canonical address, which is also the one that is shared", () => {
    const found = tags(head(true));
    expect(found.get("canonical")?.map(({ href }) => href)).toEqual([`${site.url}${prefix}/`]);
    expect(found.get("og:url")?.[0]?.["content"]).toBe(`${site.url}${prefix}/`);
    expect(found.get("robots")?.[0]?.["content"]).not.toMatch(/noindex/);
  });

  it("has what Open Graph and the card of X require, with absolute addresses (ogp.me, “Basic Metadata”)", () => {
    const found = tags(head(true));
    for (const name of [
      "og:title",
      "og:type",
      "og:image",
      "og:url",
      "og:image:alt",
      "twitter:card",
      "twitter:image:alt",
    ]) {
      expect([name, found.get(name)?.[0]?.["content"]]).toEqual([name, expect.stringMatching(/./)]);
    }
    expect(found.get("og:image")?.[0]?.["content"]).toBe(`${site.url}${prefix}/share.png`);
    expect(found.get("twitter:image")?.[0]?.["content"]).toBe(`${site.url}${prefix}/share.png`);
  });

  it("keeps the not-found page out of search engines and gives it no address", () => {
    const found = tags(head(false));
    expect(found.get("robots")?.[0]?.["content"]).toBe("noindex");
    expect([...found.keys()].filter((key) => /^(?:canonical|alternate|og:|twitter:)/.test(key))).toEqual([]);
  });

  it("links files that exist or are drawn, all below the prefix", () => {
    const made = [...icons.map(({ file }) => file), "manifest.webmanifest", "index.md"];
    const links = ["icon", "apple-touch-icon", "manifest", "alternate"].flatMap(
      (rel) => tags(head(true)).get(rel) ?? [],
    );
    expect(links).toHaveLength(5);
    for (const { href = "" } of links) {
      expect(href.startsWith(`${prefix}/`)).toBe(true);
      const file = href.slice(prefix.length + 1);
      expect([file, made.includes(file) || existsSync(path.resolve("static", file))]).toEqual([file, true]);
    }
  });
});

it("colours the browser's bar like the page's paper, by day and by night", () => {
  const colours = tags(head(true))
    .get("theme-color")
    ?.map(({ media, content }) => `${media} ${content}`);
  expect(colours).toEqual([
    `(prefers-color-scheme: light) ${readPalette("day").paper}`,
    `(prefers-color-scheme: dark) ${readPalette("night").paper}`,
  ]);
});

it("has nothing that Gatsby's Head can't carry", () => {
  expect(head(true)).not.toMatch(/<(?:html|body|script)/);
});
