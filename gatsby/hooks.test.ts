/** @jest-environment node */
/** What Gatsby calls around a build and in development, for real, in a copy of the site. Gatsby's own part is a few lines here. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

import { create, type Font } from "fontkit";

const folder = mkdtempSync(path.join(os.tmpdir(), "hooks-"));
const at = (name: string): string => path.join(folder, name);
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};

beforeAll(() => {
  const others = /(?:^|[\\/])(?:\..*|node_modules|public|test-results|shots)$/;
  for (const name of readdirSync(".").filter((name) => !others.test(name)))
    cpSync(name, at(name), { recursive: true, filter: (file) => !others.test(file) });
  symlinkSync(path.resolve("node_modules"), at("node_modules"), "junction");
});

beforeEach(() => {
  cpSync("src/site.ts", at("src/site.ts"));
  write("public/earlier.html", "");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs lines that call the hooks as a command of Gatsby does. */
function run(command: "build" | "develop", lines: string) {
  write(
    "command.ts",
    `import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
    import * as hooks from "./gatsby-node";

    const reporter = { warn: console.log, panic: (message: string) => { console.log(message); process.exit(1); } };
    const counter = { name: "gatsby-plugin-counter", resolve: "/counter", browserAPIs: ["onRouteUpdate"] };
    const store = { getState: () => ({ config: { plugins: ["one"] }, flattenedPlugins: [counter] }) };
    void (async () => { ${lines} })();`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "command.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, gatsby_executing_command: command },
  });
  return { status, output: stdout + stderr };
}

/** Breaks a rule of the content. */
const breakRule = (): void =>
  write("src/site.ts", readFileSync("src/site.ts", "utf8").replace(/ email: "[^"]*"/, ' email: "nobody@home"'));

const start = "await hooks.onPreInit({ reporter, store });";
/** Pages as Gatsby writes them. No list of typefaces names that of this style sheet. */
const page = `<html><head><style>@font-face { font-family: Unlisted; src: url(/site/static/a.woff2) format("woff2") }</style></head><body>
  <div id="___gatsby"><div id="gatsby-focus-wrapper"><p>A</p></div><div id="gatsby-announcer"></div></div>
  <script id="gatsby-script-loader"></script></body></html>`;
const pages = `
  mkdirSync("public/static", { recursive: true });
  writeFileSync("public/index.html", ${JSON.stringify(page)});`;
const font = path.resolve("node_modules/test-typeface/files/bricolage-grotesque-latin-wght-normal.woff2");

describe("build", () => {
  it("begins without what an earlier one has left, and ends with finished pages and its warnings", () => {
    write(
      "src/policy.ts",
      `export const policy = { directives: { "frame-src": ["https://a.example"] }, headers: { "X-Own": "yes" } };`,
    );
    // Of the owner, and it has expired.
    write("static/.well-known/security.txt", "Expires: 2020-01-01T00:00:00Z\n");
    const { status, output } = run(
      "build",
      `${start} ${pages}
      copyFileSync(${JSON.stringify(font)}, "public/static/a.woff2");
      await hooks.onPostBuild({ basePath: "/site", reporter, store });`,
    );
    expect([status, output]).toEqual([0, expect.stringContaining("“Unlisted”")]);
    expect(output).toContain("static/.well-known/security.txt: “Expires” has passed");
    expect(output).toContain("gatsby-plugin-counter does nothing in visitors' browsers");
    expect(existsSync(at("public/earlier.html"))).toBe(false);
    const built = readFileSync(at("public/index.html"), "utf8");
    expect(built).toContain("frame-src https://a.example");
    expect(built).toMatch(/<script src="\/site\/static\/[^"]+\.js" defer=""><\/script><\/head>/);
    // Scripts may show the address.
    const [, sent = ""] = /base64,([^)]+)/.exec(built) ?? [];
    expect((create(Buffer.from(sent, "base64")) as Font).characterSet).toContain("@".codePointAt(0));
    expect(readFileSync(at("public/_headers"), "utf8")).toMatch(/^\/site\/\*\n[^/]* X-Own: yes\n/);
    expect(readFileSync(at("public/robots.txt"), "utf8")).toContain("/site/sitemap.xml");
  });

  it("names a broken rule, before anything is deleted", () => {
    breakRule();
    const { status, output } = run("build", start);
    expect([status, output]).toEqual([1, expect.stringContaining("src/site.ts: site.email is “nobody@home”")]);
    expect(existsSync(at("public/earlier.html"))).toBe(true);
  });

  it("is refused while a development server runs", () => {
    const { output } = run("build", `mkdirSync(".cache"); await hooks.onCreateDevServer(); ${start}`);
    expect(output).toContain("development server runs");
    // The server has ended too.
    expect(readdirSync(at(".cache"))).toEqual([]);
    expect(existsSync(at("public/earlier.html"))).toBe(true);
  });

  it.each([
    ["Gatsby fails", 'throw new Error("failed");', "failed"],
    ["the pass fails", 'await hooks.onPostBuild({ basePath: "", reporter });', "Gatsby has changed"],
  ])("leaves no public/ where %s", (_, failure, message) => {
    const { status, output } = run(
      "build",
      `${start} mkdirSync("public"); writeFileSync("public/index.html", ""); ${failure}`,
    );
    expect([status, output]).toEqual([1, expect.stringContaining(message)]);
    expect(existsSync(at("public"))).toBe(false);
  });
});

describe("development", () => {
  it("shows a broken rule as an error of webpack, and checks it again when its file is saved", () => {
    breakRule();
    const { output } = run(
      "develop",
      `const webpack = require("webpack");
      const plugins: object[] = [];
      const actions = { setWebpackConfig: (config) => plugins.push(...config.plugins), replaceWebpackConfig: () => undefined };
      hooks.onCreateWebpackConfig({ stage: "develop", actions, getConfig: () => ({}), reporter });
      writeFileSync("entry.js", "");
      webpack({ mode: "development", entry: "./entry.js", plugins }).run((_, { compilation }) => {
        console.log(...compilation.errors.map(({ message }) => message));
        console.log([...compilation.fileDependencies].filter((file) => file.endsWith("site.ts")));
      });`,
    );
    expect(output).toContain("src/site.ts: site.email is “nobody@home”");
    expect(output).toContain(at("src/site.ts"));
  });
});
