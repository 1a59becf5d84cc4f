/** @jest-environment node */
import { createHash } from "node:crypto";

import { parse } from "node-html-parser";

import { headersFile, hostRules } from "./headers";
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
  it("allows a page's own styles by their hashes", () => {
    const noscript = `<noscript><style>b{}</style></noscript>`;
    const policy = policyOf(page(`<p style="content:&quot;x&quot;">`, `<style>a{\r\n}</style>${noscript}`));
    expect(policy["style-src"]).toEqual(["'self'", hash("a{\n}"), hash("b{}")]);
    expect(policy["style-src-attr"]).toEqual(["'unsafe-hashes'", hash('content:"x"')]);
    expect(policyOf(page("<p>"))["style-src-attr"]).toEqual(["'none'"]);
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

describe("_headers", () => {
  const fileWith = (changes: Parameters<typeof hostRules>[1]): string => headersFile(hostRules("", changes), []);

  it("has security headers for every path", () => {
    expect(headersFile(hostRules("/site", {}), [])).toMatch(/^\/site\/\*\n( {2}[\w-]+: .+\n)+$/);
  });

  it("keeps the files of static/ for a year, and no missing one", () => {
    const files = ["static/a b-1.js", "static/2/photo-3.webp", "static/2/photo-4.webp", "a/static/5.js", "static"];
    const blocks = headersFile(hostRules("/site", {}), files).split(/\n(?=\S)/);
    const kept = blocks.flatMap((block) => (block.includes("immutable") ? [block.split("\n")[0]] : []));
    expect(kept).toEqual(["/site/static/2/*", "/site/static/a%20b-1.js"]);
  });

  it("names the type of each text file by its exact path", () => {
    const files = ["llms.txt", "a folder/größe.md", "static/a.js.LICENSE.txt", "index.html", "txt", "static"];
    const lines = headersFile(hostRules("/site", {}), files).split("\n");
    const typed = lines.flatMap((line, index) => (line.includes("charset=utf-8") ? [lines[index - 1]] : []));
    expect(typed).toEqual(["/site/a%20folder/gr%C3%B6%C3%9Fe.md", "/site/llms.txt", "/site/static/a.js.LICENSE.txt"]);
  });

  it("has those of the options in place of its own", () => {
    const headers = fileWith({ "Referrer-Policy": "no-referrer", "X-Frame-Options": null, "X-Example": "none" });
    expect(headers).toContain("  Referrer-Policy: no-referrer\n");
    expect(headers).toContain("  X-Example: none\n");
    expect(headers).not.toMatch(/X-Frame-Options|strict-origin/);
  });

  it("decides for no other site and no other scheme", () => {
    expect(fileWith({})).not.toMatch(/includeSubDomains|upgrade-insecure-requests/);
  });
});
