/** @jest-environment node */
import { isIndexable, markdownPath, readPage } from "./markdown";

const page = (body: string): string =>
  `<html><head><title>A &amp; B</title><meta name="description" content="What it &quot;is&quot;"/></head><body><nav>Menu</nav><main>${body}</main></body></html>`;
const markdown = (body: string): string => readPage(page(body), "https://example.com/site/page").markdown.trim();

describe("Markdown of a page", () => {
  it("has the title and the description of the head", () => {
    const { title, description } = readPage(page("<p>x</p>"), "https://example.com/");
    expect([title, description]).toEqual(["A & B", 'What it "is"']);
  });

  it("has the text of <main> in its order, without drawings", () => {
    const html =
      '<h1>One</h1><svg><text>no</text></svg><p>Two<span aria-hidden="true">no</span></p><ul><li>Three</li></ul>';
    expect(markdown(html)).toBe("# One\n\nTwo\n\n- Three");
  });

  it("has absolute links", () => {
    const html = '<a href="/site/x">X</a><a href="#y">Y</a>';
    expect(markdown(html)).toBe("[X](<https://example.com/site/x>) [Y](<https://example.com/site/page#y>)");
  });

  it("separates texts that only CSS separates", () => {
    expect(markdown("<p><span>5+</span><span>years</span></p>")).toBe("5+ years");
    expect(markdown("<dl><dt>Founded</dt><dd>2019</dd></dl>")).toBe("**Founded:** 2019");
  });

  it("needs a <main>", () => {
    expect(() => readPage("<p>x</p>", "https://example.com/a")).toThrow("https://example.com/a has no <main>");
  });
});

describe("isIndexable", () => {
  it("is false for a page with noindex", () => {
    expect(isIndexable('<meta name="robots" content="noindex"/>')).toBe(false);
    expect(isIndexable('<meta name="robots" content="index, follow"/>')).toBe(true);
  });
});

describe("Markdown path", () => {
  it("is /index.md for / and /privacy.md for /privacy", () => {
    expect(["/", "/privacy", "/a/b/"].map(markdownPath)).toEqual(["/index.md", "/privacy.md", "/a/b.md"]);
  });
});
