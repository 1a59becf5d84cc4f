/** @jest-environment node */
import { openFolder } from "./builtFolder";
import { removeGatsbyFiles, withoutRuntime } from "./gatsbyOutput";

describe("Gatsby's own files", () => {
  it("are removed, and no others", () => {
    const hash = "0123456789abcdef0123";
    const gatsbyFiles = ["404/index.html", "page-data/index/page-data.json", "webpack.stats.json", "~partytown/a.js"];
    const others = ["404.html", "index.html", "sw.js", "page-data.html", `posts/a-${hash}.js`, `static/a-${hash}.js`];
    const all = [...gatsbyFiles, ...others, `app-${hash}.js`, `app-${hash}.js.LICENSE.txt`, `styles.${hash}.css`];
    const removed: string[] = [];
    removeGatsbyFiles({ ...openFolder("."), names: () => all, remove: (name) => removed.push(name) });
    const isLeft = (name: string): boolean => !removed.some((each) => name === each || name.startsWith(`${each}/`));
    expect(all.filter(isLeft).sort()).toEqual(others.sort());
  });
});

describe("page without Gatsby's runtime", () => {
  const wrapped = (page: string): string =>
    `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${page}</div>` +
    `<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div>`;
  const script = `<script id="gatsby-script-loader">window.pagePath="/"</script><!-- slice --><script src="/app.js"></script>`;

  const style = `<style data-href="/styles.css">p{}</style></head>`;

  it("has the page alone, and the owner's scripts", () => {
    const html = `${style}<body><div id="___gatsby">${wrapped("<p>A</p>")}</div><script src="/own.js"></script>${script}</body>`;
    expect(withoutRuntime(html, (page) => page.replace("A", "B"))).toBe(
      `${style}<body><div id="___gatsby"><p>B</p></div><script src="/own.js"></script></body>`,
    );
  });

  it.each([
    ["<style>", wrapped("<p>A</p>") + script],
    ["#gatsby-focus-wrapper", style + script],
    ["#gatsby-script-loader", style + wrapped("<p>A</p>")],
  ])("asks to adapt the pass where Gatsby writes no %s", (part, html) => {
    const message = `Gatsby has changed: a page has no ${part.replace(">", "")}`;
    expect(() => withoutRuntime(`${html}</body>`, (page) => page)).toThrow(message);
  });
});
