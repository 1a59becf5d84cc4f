/**
 * What holds for the HTML of both pages.
 *
 * @jest-environment jsdom
 */
import { createHash } from "node:crypto";

import { contentSecurityPolicy, securityHeaders } from "../../build/headers";
import { files, pages, prefix, read } from "./built";

const documents = new Map(pages.map((name) => [name, new DOMParser().parseFromString(read(name), "text/html")]));

describe.each(pages)("%s", (name) => {
  const html = read(name);
  const page = documents.get(name) ?? document;
  const [style] = page.querySelectorAll("style");
  const hash = createHash("sha256")
    .update(style?.textContent ?? "")
    .digest("base64");

  it("has one style sheet, whose hash the policy names", () => {
    expect(page.querySelectorAll("style")).toHaveLength(1);
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content");
    expect(policy).toBe(contentSecurityPolicy("meta", hash));
  });

  it("has the policy before anything that it governs", () => {
    const governed = page.head.querySelector("style, script, link");
    const policy = page.head.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(
      policy && governed && policy.compareDocumentPosition(governed) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it("has no inline script, handler or style attribute, which the policy would stop", () => {
    const inline = [...page.querySelectorAll("script:not([src])")].filter(
      (script) => script.getAttribute("type") !== "application/ld+json",
    );
    const attributes = [...page.querySelectorAll("*")].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name === "style" || name.startsWith("on")),
    );
    expect(inline.map((script) => script.outerHTML)).toEqual([]);
    expect(attributes.map((attribute) => attribute.ownerElement?.outerHTML)).toEqual([]);
    expect(html).not.toContain("javascript:");
  });

  it("has one script, and neither waits for the other", () => {
    const scripts = [...page.querySelectorAll("script[src]")];
    expect(scripts.map((script) => [script.hasAttribute("defer"), script.hasAttribute("async")])).toEqual([
      [false, true],
    ]);
  });

  it("asks early for the fonts of its style sheet, with the mode that fonts are fetched in", () => {
    const inStyle = [...(style?.textContent ?? "").matchAll(/url\(["']?([^)"']+\.woff2)/g)].map(([, url]) => url);
    const preloads = [...page.querySelectorAll('link[rel="preload"][as="font"][crossorigin][type="font/woff2"]')];
    expect(preloads.map((link) => link.getAttribute("href"))).toEqual(inStyle);
  });

  it("has a language, and no word of what built it", () => {
    expect(page.documentElement.lang).not.toBe("");
    expect(page.querySelector('meta[name="generator"]')).toBeNull();
  });

  it("has no link that leads nowhere", () => {
    const addresses = [...page.querySelectorAll("[href], [src]")].map(
      (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
    );
    const broken = addresses.filter((address) => {
      if (/^(https:|mailto:)/.test(address)) return false;
      const [path = "", fragment] = address.split("#");
      if (path !== "" && !path.startsWith(`${prefix}/`)) return true;
      const file = path === "" ? name : path === `${prefix}/` ? "index.html" : path.slice(prefix.length + 1);
      if (!files.includes(file)) return true;
      const target = documents.get(file as (typeof pages)[number]);
      return fragment !== undefined && fragment !== "" && target?.getElementById(fragment) === null;
    });
    expect(broken).toEqual([]);
  });

  it("opens no tab that could reach back", () => {
    const links = [...page.querySelectorAll('a[target="_blank"]')];
    expect(
      links.filter((link) => link.getAttribute("rel") !== "noopener noreferrer").map((link) => link.outerHTML),
    ).toEqual([]);
  });

  it("repeats no id", () => {
    const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe("the headers", () => {
  const css = documents.get("index.html")?.querySelector("style")?.textContent ?? "";
  const hash = createHash("sha256").update(css).digest("base64");

  it("carry the policy of the pages, and what a page can't say of itself", () => {
    expect(securityHeaders(hash)["Content-Security-Policy"]).toBe(
      `${contentSecurityPolicy("meta", hash)}; frame-ancestors 'none'; upgrade-insecure-requests`,
    );
  });

  it("stand in _headers, for the hosts that read it", () => {
    const file = read("_headers");
    for (const [header, value] of Object.entries(securityHeaders(hash)))
      expect(file).toContain(`  ${header}: ${value}\n`);
    expect(file.startsWith(`${prefix}/*\n`)).toBe(true);
  });
});
