/** @jest-environment node */
import { createHash } from "node:crypto";

import { parse } from "node-html-parser";

import { contentSecurityPolicy, type Directives, type PolicyOptions, withPolicy } from "./policy";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (body: string, head = ""): string => `<html><head>${head}</head><body>${body}</body></html>`;

/** The sources of a page's policy by directive. */
function policyOf(html: string, options: Partial<PolicyOptions> = {}): Record<string, readonly string[]> {
  const policy = contentSecurityPolicy(html, { directives: {}, trustedTypes: true, ...options });
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("security policy", () => {
  it("of a page without inline parts allows the site alone", () => {
    expect(contentSecurityPolicy(page("<p>"), { directives: {}, trustedTypes: true }).split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'none'",
      "img-src 'self'",
      "font-src 'self' data:",
      "manifest-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it("allows a page's own styles by their hashes", () => {
    const noscript = `<noscript><style>b{}</style></noscript>`;
    const policy = policyOf(page(`<p style="content:&quot;x&quot;">`, `<style>a{\r\n}</style>${noscript}`));
    expect(policy["style-src"]).toEqual(["'self'", hash("a{\n}"), hash("b{}")]);
    expect(policy["style-src-attr"]).toEqual(["'unsafe-hashes'", hash('content:"x"')]);
  });

  it("allows data: images where the page has some", () => {
    const source = `<source srcset="data:image/png;base64,AA 1x, /a.png 2x">`;
    const style = `<style>p{background:url(data:image/png;base64,AA)}</style>`;
    for (const body of [source, style, `<noscript>${source}</noscript>`]) {
      expect(policyOf(page(body))["img-src"]).toEqual(["'self'", "data:"]);
    }
    expect(policyOf(page(`<img src="/a.png"><p>data:image/png</p>`))["img-src"]).toEqual(["'self'"]);
  });

  it("requires Trusted Types where no inline script runs, unless the option says otherwise", () => {
    const strict = page(`<script type="application/ld+json">{}</script><script src="/a.js"></script>`);
    const directives = { "trusted-types": ["stats"] };
    expect(policyOf(strict)["script-src"]).toEqual(["'self'"]);
    expect(policyOf(strict)["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(policyOf(strict, { directives })["trusted-types"]).toEqual(["stats"]);

    const inline = policyOf(page(`<script>start()</script><script type="module">more()</script>`), { directives });
    expect(inline["script-src"]).toEqual(["'self'", hash("start()"), hash("more()")]);
    for (const policy of [inline, policyOf(strict, { directives, trustedTypes: false })]) {
      expect(Object.keys(policy).filter((name) => name.includes("trusted-types"))).toEqual([]);
    }
  });

  it("has the sources of the options, without the hashes that would make an added 'unsafe-inline' void", () => {
    const directives: Directives = { "style-src": ["'unsafe-inline'"], "frame-src": ["a.example"] };
    const policy = policyOf(page("", "<style>a{}</style>"), { directives });
    expect(policy).toMatchObject({ "style-src": ["'self'", "'unsafe-inline'"], "frame-src": ["a.example"] });
  });
});

describe("page with its policy", () => {
  it.each(['<meta charSet="utf-8"/><style>a{}</style>', "<title>x</title>", ""])(
    "with the head %s has it before everything that it applies to",
    (head) => {
      const meta = parse(withPolicy(page("<p>x</p>", head), "img-src *")).querySelector("meta[http-equiv]");
      expect(meta?.getAttribute("content")).toBe("img-src *");
      expect(meta?.previousElementSibling?.getAttribute("charset")).toBe(head.includes("utf-8") ? "utf-8" : undefined);
    },
  );
});
