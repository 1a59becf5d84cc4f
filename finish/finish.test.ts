/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { buildIslands, islandsOf } from "./buildIslands";
import { openFolder } from "./builtFolder";
import { removeGatsbyFiles, withoutRuntime } from "./gatsbyOutput";
import { licences, packagesOf } from "./licences";

const folder = mkdtempSync(path.join(os.tmpdir(), "finish-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes files into a folder. Returns its path. */
function folderWith(name: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name, file)), { recursive: true });
    writeFileSync(path.join(folder, name, file), text);
  }
  return path.join(folder, name);
}

describe("built folder", () => {
  it("keeps what the owner has in static/", () => {
    const own = folderWith("static", { "robots.txt": "own" });
    const built = openFolder(folderWith("own", { "robots.txt": "own" }), own);
    built.write("robots.txt", "other");
    built.remove("robots.txt");
    built.write("a/b.txt", "new");
    expect([built.read("robots.txt").toString(), built.names()]).toEqual(["own", ["a/b.txt", "robots.txt"]]);
  });
});

describe("Gatsby's own files", () => {
  it("are removed, and no others", () => {
    const hash = "0123456789abcdef0123";
    const gatsbyFiles = ["404/index.html", "page-data/index/page-data.json", "webpack.stats.json", "~partytown/a.js"];
    const others = ["404.html", "index.html", "sw.js", "page-data.html", `posts/a-${hash}.js`, `static/a-${hash}.js`];
    const all = [...gatsbyFiles, ...others, `app-${hash}.js`, `app-${hash}.js.LICENSE.txt`, `styles.${hash}.css`];
    const built = openFolder(folderWith("gatsby", Object.fromEntries(all.map((name) => [name, ""]))));
    removeGatsbyFiles(built);
    expect(built.names()).toEqual(others.sort());
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

describe("islands", () => {
  const source = folderWith("islands", {
    "Counter.tsx": `import "./Counter.css"; import { withPrefix } from "gatsby"; import photo from "./a.avif"; export const Counter = () => withPrefix("/a/") + photo;`,
    "my-list.tsx": `export default () => "of my-list";`,
    "Counter.css": "b { color: red }",
    "a.avif": "",
    "Counter.test.tsx": `throw new Error("no island");`,
  });

  it("are found in a page, each once", () => {
    const island = `<gatsby-island data-name="Counter"></gatsby-island>`;
    expect(islandsOf(`${island}<p></p>${island}`)).toEqual(["Counter"]);
  });

  it("are built into two scripts, of which a page loads the first", async () => {
    const built = folderWith("scripts", { "index.html": "" });
    const { entry } = await buildIslands(["Counter", "my-list"], source, built, "/site");
    const [first = "", second = ""] = openFolder(built)
      .names()
      .filter((name) => name.endsWith(".js"))
      .sort();
    expect(entry).toBe(`/site/${first}`);
    const read = (name: string): string => readFileSync(path.join(built, name), "utf8");
    expect(read(first)).toContain(path.basename(second));
    expect(read(first)).not.toContain("of my-list");
    expect(read(second)).toContain("of my-list");
    expect(read(second)).toContain('"/site"');
    expect(read(second)).toMatch(/"\/site\/static\/a-\w+\.avif"/);
  });

  it("name the folder that has no file for one", async () => {
    await expect(buildIslands(["Gone"], source, folder, "")).rejects.toThrow(`${source} has no file Gone.tsx`);
  });
});

describe("licences", () => {
  it("have the text that each package asks to be passed on, once", () => {
    const react = path.resolve("node_modules/react");
    const found = packagesOf([`${react}/index.js`, `${react}/jsx-runtime.js`, "src/root.tsx"]);
    expect(found).toEqual([react, react]);
    expect(JSON.parse(licences(found))).toEqual([
      expect.objectContaining({ name: "react", license: "MIT", licenseText: expect.stringContaining("MIT") as string }),
    ]);
  });
});
