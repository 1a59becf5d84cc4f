/** @jest-environment node */
import { createHash } from "node:crypto";

import { parse } from "node-html-parser";

import { contentSecurityPolicy, joined, type Page, type PolicyOptions, readPage, withPolicy } from "./policy";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = (body: string, head = ""): string => `<html><head>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = ""): Page => readPage(html(body, head)) as Page;

/** The sources of the policy by directive. */
function policyOf(page: Page, options: Partial<PolicyOptions> = {}, site = [page]): Record<string, readonly string[]> {
  const policy = contentSecurityPolicy(page, joined(...site.map(({ inline }) => inline)), {
    directives: {},
    trustedTypes: true,
    ...options,
  });
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("security policy", () => {
  it("allows a page's own styles by their hashes", () => {
    const noscript = `<noscript><style>b{}</style></noscript>`;
    const policy = policyOf(read(`<p style="content:&quot;x&quot;">`, `<style>a{\r\n}</style>${noscript}`));
    expect(policy["style-src"]).toEqual(["'self'", hash("a{\n}"), hash("b{}")]);
    expect(policy["style-src-attr"]).toEqual(["'unsafe-hashes'", hash('content:"x"')]);
    expect(policyOf(read("<p>"))["style-src-attr"]).toEqual(["'none'"]);
  });

  it.each([
    `<img src="data:image/svg+xml;base64,AA">`,
    `<source srcset="data:image/png;base64,AA 1x, /a.png 2x">`,
    `<p style="background:url('data:image/png;base64,AA')">`,
    `<style>p{background:url(data:image/png;base64,AA)}</style>`,
    `<noscript><img src="data:image/png;base64,AA"></noscript>`,
  ])("allows data: images where the page has %s", (body) => {
    expect(policyOf(read(body))["img-src"]).toEqual(["'self'", "data:"]);
    expect(policyOf(read(`<img src="/a.png"><p>data:image/png</p>`))["img-src"]).toEqual(["'self'"]);
  });

  it("requires Trusted Types where no inline script runs", () => {
    const data = policyOf(read(`<script type="application/ld+json">{}</script><script src="/a.js"></script>`));
    expect(data["script-src"]).toEqual(["'self'"]);
    expect(data["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(data["trusted-types"]).toEqual(["webpack"]);

    const inline = policyOf(read(`<script>start()</script><script type="module">more()</script>`));
    expect(inline["script-src"]).toEqual(["'self'", hash("start()"), hash("more()")]);
    expect(Object.keys(inline)).not.toContain("require-trusted-types-for");
  });

  it("leaves Trusted Types out, or adds a name to them, as the options say", () => {
    const added = { directives: { "trusted-types": ["stats"] } };
    expect(policyOf(read(""), added)["trusted-types"]).toEqual(["webpack", "stats"]);
    const without = Object.keys(policyOf(read(""), { ...added, trustedTypes: false }));
    expect(without.filter((name) => name.includes("trusted-types"))).toEqual([]);
  });

  it("adds sources to those that browsers would read without the directive", () => {
    const directives = {
      "script-src": ["https://a.example"],
      "worker-src": ["blob:"],
      "frame-src": ["https://b.example"],
    };
    const policy = policyOf(read(""), { directives });
    expect(policy["script-src"]).toEqual(["'self'", "https://a.example"]);
    expect(policy["worker-src"]).toEqual(["'self'", "https://a.example", "blob:"]);
    expect(policy["frame-src"]).toEqual(["https://b.example"]);
  });

  it("leaves out the hashes that would make an added 'unsafe-inline' void", () => {
    const policy = policyOf(read("", "<style>a{}</style>"), { directives: { "style-src": ["'unsafe-inline'"] } });
    expect(policy["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  });

  it("holds for all pages that Gatsby hydrates, whichever was loaded first", () => {
    const loader = (name: string): string => `<script id="gatsby-script-loader">page="${name}"</script>`;
    const one = read(`<p style="color:red">${loader("one")}`, "<style>one{}</style>");
    const two = read(`<img src="data:image/gif;base64,AA">${loader("two")}<script>both()</script>`);
    const separate = read("<script>separate()</script>");
    const policy = policyOf(one, {}, [one, two]);
    expect(policy["script-src"]).toEqual(["'self'", hash("both()"), hash('page="one"')]);
    expect(policy["img-src"]).toEqual(["'self'", "data:"]);
    expect(policy["style-src-attr"]).toEqual(["'unsafe-inline'"]);
    expect(policyOf(two, {}, [one, two])["style-src"]).toEqual(["'self'", hash("one{}")]);
    expect(policyOf(separate, {}, [one, two])["script-src"]).toEqual(["'self'", hash("separate()")]);
  });
});

describe("page with its policy", () => {
  const withMeta = (text: string, policy: string): string => withPolicy(text, readPage(text) as Page, policy);

  it("has it before everything that it applies to", () => {
    for (const head of ['<meta charSet="utf-8"/><style>a{}</style>', "<title>x</title>", ""]) {
      const before = html("<p>x</p>", head);
      const after = parse(withMeta(before, "default-src 'none'"));
      const meta = after.querySelector("meta[http-equiv]");
      expect(meta?.getAttribute("content")).toBe("default-src 'none'");
      // Browsers look for the charset in the first 1,024 bytes.
      expect(meta?.previousElementSibling?.getAttribute("charset")).toBe(head.includes("utf-8") ? "utf-8" : undefined);
      meta?.remove();
      expect(after.toString()).toBe(parse(before).toString());
    }
  });

  it("has it once, and the last one, when it is put in twice", () => {
    const before = html("", '<meta charSet="utf-8"/><style>a{}</style>');
    expect(withMeta(withMeta(before, "img-src *"), "img-src data:")).toBe(withMeta(before, "img-src data:"));
  });

  it("needs a <head>, and only in whole pages", () => {
    expect(() => readPage("<html><body></body></html>")).toThrow("the page has no <head>");
    expect(readPage("<script>slice()</script>")).toBeUndefined();
  });
});
