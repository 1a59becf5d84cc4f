/** @jest-environment node */
import { parse } from "node-html-parser";

import { markdownPath, readPage, withLink } from "./markdown";

const page = (body: string, head = ""): string => `<html><head>${head}</head><body>${body}</body></html>`;
const readBody = (body: string): string | undefined =>
  readPage(page(body), "https://example.com/site/page")?.markdown.trim();
const markdown = (main: string): string | undefined => readBody(`<nav>Menu</nav><main>${main}</main>`);

describe("page as Markdown", () => {
  it("has the title and the description of the head, each in one line", () => {
    const head = `<title data-x>A &amp;\nB</title><META content="What it\n &quot;is&quot;" NAME="Description">`;
    const { title, description } = readPage(page("<svg><title>no</title></svg>", head), "https://example.com/") ?? {};
    expect([title, description]).toEqual(["A & B", 'What it "is"']);
    expect(readPage(page("<svg><title>no</title></svg>"), "https://example.com/")?.title).toBe("");
  });

  it("has the text of <main> in its order, without drawings", () => {
    const html =
      '<h1>One</h1><svg><text>no</text></svg><p>Two<span aria-hidden="true">no</span></p><ul><li>Three</li></ul>';
    expect(markdown(html)).toBe("# One\n\nTwo\n\n- Three");
  });

  it("has the text of <body> where there is no <main>, without header, navigation and footer", () => {
    const html =
      "<header>no</header><div><nav>no</nav><article><header>One</header></article></div><footer>no</footer>";
    expect(readBody(`${html}<p>Two</p><noscript>no</noscript><script>no</script>`)).toBe("One\n\nTwo");
  });

  it("has absolute links and images", () => {
    const links = '<a href="/site/x">X</a><a href="#y">Y</a> <a href="http://[">Z</a><a href="/"></a>';
    expect(markdown(links)).toBe(
      "[X](<https://example.com/site/x>) [Y](<https://example.com/site/page#y>) [Z](<http://[>)",
    );
    const image = '<img src="/a.jpg" alt="A"><img src="/b.jpg" alt=""><img data-src="c.jpg" alt="C">';
    expect(markdown(image)).toBe("![A](https://example.com/a.jpg)![C](https://example.com/site/c.jpg)");
  });

  it("has tables as tables, also with lists in them", () => {
    const rows = "<tr><th>Name</th><th>Price</th></tr><tr><td><ul><li>Tea</li></ul></td><td>30</td></tr>";
    expect(markdown(`<table>${rows}</table>`)?.replace(/ +/g, " ")).toBe(
      "| Name | Price |\n| --- | --- |\n| Tea | 30 |",
    );
  });

  it("keeps code as it is", () => {
    expect(markdown("<p><code><span>f</span><span>()</span></code></p>")).toBe("`f()`");
    const code = "a  <span>=</span><span>1</span>\n\n- b    c";
    expect(markdown(`<ol><li>One<pre><code class="language-js">${code}</code></pre></li><li>Two</li></ol>`)).toBe(
      "1. One\n\n   ```js\n   a  =1\n\n   - b    c\n   ```\n2. Two",
    );
  });

  it("separates texts that only CSS separates", () => {
    expect(markdown("<p><span>5+</span><span>years</span> (<span>a</span>)</p>")).toBe("5+ years (a)");
    expect(markdown("<dl><dt>Founded</dt><dd>2019</dd></dl>")).toBe("**Founded:** 2019");
  });

  it("is not written for a page whose robots directives say so, however they are written", () => {
    const isRead = (name: string, content: string): boolean =>
      readPage(page("x", `<meta data-react-helmet content="${content}" name="${name}">`), "https://example.com/") !==
      undefined;
    expect([isRead("Robots", "NOINDEX, nofollow"), isRead("robots", "none")]).toEqual([false, false]);
    expect([isRead("robots", "index, follow"), isRead("googlebot", "noindex")]).toEqual([true, true]);
  });

  it("is at /index.md for / and at /privacy.md for /privacy", () => {
    expect(["/", "/privacy", "/a/b/"].map(markdownPath)).toEqual(["/index.md", "/privacy.md", "/a/b.md"]);
  });

  it("is linked once in the page's head, also after a second build", () => {
    const html = withLink(withLink(page("x", "<title>T</title>"), "/old/a.md"), "/a.md");
    const links = parse(html).querySelectorAll("head link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/a.md"]);
    expect(withLink("<p>x</p>", "/a.md")).toBe("<p>x</p>");
  });
});
