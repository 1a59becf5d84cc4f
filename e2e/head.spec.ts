/** What the built pages tell browsers, search engines and programs that show shared links. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import { type HTMLElement, parse } from "node-html-parser";

import { hero } from "../src/content/hero";
import { manifestColor } from "../src/metadata/palette";
import { site } from "../src/site";
import { languageAttributes } from "../src/text/languageAttributes";
import { builtFolder as folder, hasManifest, htmlFiles, sizeOf } from "./helpers";

test.skip(({ browserName }) => browserName !== "chromium", "files are the same for every browser");

/** As programs read it: a domain with ü begins with `xn--`. */
const { origin } = new URL(site.url);
const home = `${origin}/`;
const { lang, dir } = languageAttributes(site.language);

const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
const pageOf = (file: string): HTMLElement => parse(read(file), { blockTextElements: { script: true } });

/** Programs read whole words. */
const withoutSoftHyphens = (text: string): string => text.replaceAll("\u00ad", "");

/** Returns the values of an attribute of all elements that a selector finds. */
const valuesOf = (page: HTMLElement, selector: string, attribute = "content"): readonly (string | undefined)[] =>
  page.querySelectorAll(selector).map((element) => element.getAttribute(attribute));

const sizeIn = (png: string): readonly number[] => sizeOf(readFileSync(path.join(folder, png)));

test.describe("head of the landing page", () => {
  test("gives its title, its description and its address to search engines and for shared links", () => {
    const page = pageOf("index.html");
    const title = page.querySelector("title")?.textContent;
    expect(title).toContain(site.name);
    expect(
      Object.fromEntries(
        page
          .querySelectorAll("meta[property]")
          .map(({ attributes }) => [attributes["property"], attributes["content"]]),
      ),
    ).toMatchObject({
      "og:type": "website",
      "og:site_name": site.name,
      "og:title": title,
      "og:description": site.description,
      "og:url": home,
      "og:image": `${home}share.png`,
      "og:image:alt": expect.stringContaining(withoutSoftHyphens(hero.heading)) as unknown,
    });
    expect(valuesOf(page, "meta[name=description]")).toEqual([site.description]);
    expect(valuesOf(page, "meta[name=robots]")).toEqual(["index, follow, max-image-preview:large"]);
    expect(valuesOf(page, "meta[name='twitter:card']")).toEqual(["summary_large_image"]);
    expect(valuesOf(page, "link[rel=canonical]", "href")).toEqual([home]);
  });

  test("describes the company and its site as linked data", () => {
    const [data = ""] = pageOf("index.html")
      .querySelectorAll("script[type='application/ld+json']")
      .map(({ rawText }) => rawText);
    const { "@graph": graph } = JSON.parse(data) as { readonly "@graph": readonly unknown[] };
    expect(graph).toContainEqual(
      expect.objectContaining({
        "@type": "Organization",
        name: withoutSoftHyphens(site.name),
        legalName: withoutSoftHyphens(site.legalName),
        url: home,
        ...(hasManifest && { logo: `${home}app-icons/icon-512x512.png` }),
        image: `${home}share.png`,
        email: site.email,
        foundingDate: `${site.foundedIn}`,
        sameAs: [site.linkedIn, site.codeHosting].filter((address) => address !== undefined),
      }),
    );
    expect(graph).toContainEqual(
      expect.objectContaining({
        "@type": "WebSite",
        name: withoutSoftHyphens(site.name),
        url: home,
        inLanguage: lang,
      }),
    );
  });

  test("gives the size of the share image", () => {
    const page = pageOf("index.html");
    const sides = ["width", "height"].map((side) => Number(valuesOf(page, `meta[property='og:image:${side}']`)[0]));
    expect(sizeIn("share.png")).toEqual(sides);
  });
});

test.describe("head of the not-found page", () => {
  test("keeps it out of search engines, and gives no address of it", () => {
    const page = pageOf("404.html");
    expect(valuesOf(page, "meta[name=robots]")).toEqual(["noindex"]);
    expect(page.querySelectorAll("link[rel=canonical], link[hreflang], meta[property], script[type*=json]")).toEqual(
      [],
    );
  });
});

test.describe("head of every page", () => {
  test("has its encoding first, the language of the site, its direction, and the width of a phone's screen", () => {
    for (const file of htmlFiles) {
      expect(read(file), file).toMatch(/<head><meta charset="utf-8"/i);
      const page = pageOf(file);
      for (const [name, value] of Object.entries(languageAttributes(site.language)))
        expect(valuesOf(page, "html", name), file).toEqual([value]);
      expect(valuesOf(page, "meta[name=viewport]"), file).toEqual(["width=device-width, initial-scale=1"]);
    }
  });

  test("has a title of its own", () => {
    const titles = htmlFiles.map((file) => pageOf(file).querySelector("title")?.textContent ?? "");
    expect(titles).not.toContain("");
    expect(new Set(titles).size).toBe(titles.length);
  });

  test("leads to the icons and the manifest, in their sizes", () => {
    test.skip(!hasManifest, "the manifest is taken out");
    for (const file of htmlFiles) {
      const page = pageOf(file);
      // Without sizes Chromium loads both favicons.
      expect(valuesOf(page, "link[rel=icon]", "sizes"), file).toEqual(["48x48", "any"]);
      expect(valuesOf(page, "link[rel=icon]", "href"), file).toEqual(["/app-icons/icon-48x48.png", "/favicon.svg"]);
      expect(valuesOf(page, "link[rel=apple-touch-icon]", "href"), file).toEqual(["/app-icons/icon-180x180.png"]);
      expect(valuesOf(page, "link[rel=manifest]", "href"), file).toEqual(["/manifest.webmanifest"]);
    }
    expect(sizeIn("app-icons/icon-180x180.png")).toEqual([180, 180]);
  });

  test("has the address at which hosts serve it, if search engines may have it", () => {
    for (const file of htmlFiles) {
      const [canonical] = valuesOf(pageOf(file), "link[rel=canonical]", "href");
      if (canonical)
        expect(decodeURI(canonical), file).toBe(origin + path.posix.join("/", file.replace(/index\.html$/, "")));
    }
  });

  test("names only files of the site that are there", () => {
    for (const file of htmlFiles) {
      const page = pageOf(file);
      const named = [...valuesOf(page, "link:not([rel=canonical])", "href"), ...valuesOf(page, "script", "src")];
      const missing = named.filter(
        (name) => name?.startsWith("/") && !existsSync(path.join(folder, decodeURI(name.replace(/\?.*/, "")))),
      );
      expect(missing, file).toEqual([]);
    }
  });
});

test.describe("web app manifest", () => {
  test.skip(!hasManifest, "is taken out");

  test("has the site's name, language and colours, and icons in their sizes", () => {
    const manifest = JSON.parse(read("manifest.webmanifest")) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name: site.name,
      description: site.description,
      lang,
      dir,
      start_url: "/",
      background_color: manifestColor,
      theme_color: manifestColor,
    });
    for (const { src, sizes } of manifest.icons) expect([src, sizeIn(src).join("x")]).toEqual([src, sizes]);
    // What a browser asks for before it offers to install the site.
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
  });
});

test.describe("sitemap", () => {
  test("has the canonical address of every page but those that are kept out of search engines", () => {
    const addresses = Array.from(read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    const pages = htmlFiles
      .map(pageOf)
      .filter((page) => !valuesOf(page, "meta[name=robots]").join().includes("noindex"));
    expect([...addresses].sort()).toEqual(
      pages.flatMap((page) => valuesOf(page, "link[rel=canonical]", "href")).sort(),
    );
  });
});
