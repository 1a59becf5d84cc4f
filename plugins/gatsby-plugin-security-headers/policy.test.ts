/** @jest-environment node */
import { createHash } from "node:crypto";

import { testPluginOptionsSchema } from "gatsby-plugin-utils";
import { parse } from "node-html-parser";

import { pluginOptionsSchema } from "./gatsby-node";
import { headersFile } from "./headers";
import { contentSecurityPolicy, joined, type Page, type PolicyOptions, readPage, withPolicy } from "./policy";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = (body: string, head = ""): string => `<html><head>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = ""): Page => readPage(html(body, head)) as Page;

/** The sources of the policy by directive. */
function policyOf(page: Page, options: Partial<PolicyOptions> = {}, site = [page]): Record<string, readonly string[]> {
  const inline = joined(...site.map((each) => each.inline));
  const policy = contentSecurityPolicy(page, inline, { directives: {}, trustedTypes: true, ...options });
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

  it("allows data: images where the page has some", () => {
    const source = `<source srcset="data:image/png;base64,AA 1x, /a.png 2x">`;
    const style = `<style>p{background:url(data:image/png;base64,AA)}</style>`;
    for (const body of [source, style, `<noscript>${source}</noscript>`]) {
      expect(policyOf(read(body))["img-src"]).toEqual(["'self'", "data:"]);
    }
    expect(policyOf(read(`<img src="/a.png"><p>data:image/png</p>`))["img-src"]).toEqual(["'self'"]);
  });

  it("requires Trusted Types where no inline script runs, unless the option says otherwise", () => {
    const page = read(`<script type="application/ld+json">{}</script><script src="/a.js"></script>`);
    const directives = { "trusted-types": ["stats"] };
    expect(policyOf(page)["script-src"]).toEqual(["'self'"]);
    expect(policyOf(page)["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(policyOf(page, { directives })["trusted-types"]).toEqual(["webpack", "stats"]);

    const inline = policyOf(read(`<script>start()</script><script type="module">more()</script>`), { directives });
    expect(inline["script-src"]).toEqual(["'self'", hash("start()"), hash("more()")]);
    for (const policy of [inline, policyOf(page, { directives, trustedTypes: false })]) {
      expect(Object.keys(policy).filter((name) => name.includes("trusted-types"))).toEqual([]);
    }
  });

  it("has the sources of the options, without the hashes that would make an added 'unsafe-inline' void", () => {
    const directives = { "style-src": ["'unsafe-inline'"], "frame-src": ["a.example"] };
    const policy = policyOf(read("", "<style>a{}</style>"), { directives });
    expect(policy).toMatchObject({ "style-src": ["'self'", "'unsafe-inline'"], "frame-src": ["a.example"] });
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

  it.each([
    [{ "img-src": ["https://a.example:8443/x/", "*.a.example", "data:", "'self'"], "trusted-types": ["stats"] }, []],
    [{ "img-src": ["self"] }, ["“self” is no source"]],
    [{ "img-src": ["https://a.example; img-src *"] }, ["is no source"]],
    [{ "frame-ancestors": [] }, ["frame-ancestors"]],
  ])("with the option %j has the mistakes %j", async (directives, mistakes) => {
    const { errors } = await testPluginOptionsSchema(pluginOptionsSchema as never, { directives });
    expect(errors).toEqual(mistakes.map((mistake) => expect.stringContaining(mistake) as string));
  });
});

describe("page with its policy", () => {
  it.each(['<meta charSet="utf-8"/><style>a{}</style>', "<title>x</title>", ""])(
    "with the head %s has it before everything that it applies to, and once",
    (head) => {
      const before = html("<p>x</p>", head);
      const after = parse(withPolicy(withPolicy(before, "img-src *"), "img-src data:"));
      const [meta, ...others] = after.querySelectorAll("meta[http-equiv]");
      expect([meta?.getAttribute("content"), others]).toEqual(["img-src data:", []]);
      expect(meta?.previousElementSibling?.getAttribute("charset")).toBe(head.includes("utf-8") ? "utf-8" : undefined);
      meta?.remove();
      expect(after.toString()).toBe(parse(before).toString());
    },
  );
});

describe("_headers", () => {
  it("has security headers for every path, and keeps files with a hash", () => {
    expect(headersFile("/site")).toMatch(
      /^\/site\/\*\n( {2}[\w-]+: .+\n)+\/site\/static\/\*\n {2}Cache-Control: .*immutable\n$/,
    );
  });
});
