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

/** Runs lines that call the hooks as a command of Gatsby does, with variables of a shell. */
function run(command: "build" | "develop", lines: string, shell: Readonly<Record<string, string>> = {}) {
  write(
    "command.ts",
    `import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
    import * as hooks from "./gatsby-node";

    const reporter = { warn: console.log, panic: (message: string) => { console.log(message); process.exit(1); } };
    const counter = { name: "gatsby-plugin-counter", resolve: "/counter", browserAPIs: ["onRouteUpdate"] };
    const state = { config: { plugins: ["one"], pathPrefix: "/site" }, program: { prefixPaths: true }, flattenedPlugins: [counter] };
    const store = { getState: () => state };
    void (async () => { ${lines} })();`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "command.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, gatsby_executing_command: command, ...shell },
  });
  return { status, output: stdout + stderr };
}

/** The facts of the site, one of which breaks a rule. */
const brokenSite = readFileSync("src/site.ts", "utf8").replace(/ email: "[^"]*"/, ' email: "nobody@home"');

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
    write("static/verification.html", "own");
    const { status, output } = run(
      "build",
      `${start} ${pages}
      copyFileSync(${JSON.stringify(font)}, "public/static/a.woff2");
      copyFileSync("static/verification.html", "public/verification.html");
      await hooks.onPostBuild({ basePath: "/site", reporter, store });
      const [, font] = /base64,([^)]+)/.exec(readFileSync("public/index.html", "utf8"));
      const { characterSet } = require("fontkit").create(Buffer.from(font, "base64"));
      console.log("font with @:", characterSet.includes("@".codePointAt(0)));`,
    );
    expect([status, output]).toEqual([0, expect.stringContaining("“Unlisted”")]);
    expect(output).toContain("static/.well-known/security.txt: “Expires” has passed");
    expect(output).toContain("gatsby-plugin-counter does nothing in visitors' browsers");
    expect(existsSync(at("public/earlier.html"))).toBe(false);
    expect(readFileSync(at("public/verification.html"), "utf8")).toBe("own");
    const built = readFileSync(at("public/index.html"), "utf8");
    expect(built).toContain("frame-src https://a.example");
    expect(built).toMatch(/<script src="\/site\/static\/[^"]+\.js" defer=""><\/script><\/head>/);
    // Scripts may show the address.
    expect(output).toContain("font with @: true");
    expect(readFileSync(at("public/_headers"), "utf8")).toMatch(/^\/site\/\*\n[^/]* X-Own: yes\n/);
    expect(readFileSync(at("public/robots.txt"), "utf8")).toContain("/site/sitemap.xml");
  });

  it("that can't be right ends with a sentence, before anything is deleted", () => {
    const { output } = run(
      "build",
      `reporter.panic = (message) => { throw new Error(message); };
      const begin = () => hooks.onPreInit({ reporter, store }).catch(({ message }) => console.log(message));

      state.program.prefixPaths = false;
      await begin();
      state.program.prefixPaths = true;

      mkdirSync(".cache");
      await hooks.onCreateDevServer();
      await begin();

      // Gatsby goes on without a configuration where it throws.
      process.env.PATH_PREFIX = "site";
      state.config.plugins = [];
      await begin();

      writeFileSync("src/site.ts", ${JSON.stringify(brokenSite)});
      await begin();`,
    );
    expect(output).toMatch(
      /--prefix-paths.*\n.*development server runs.*\ngatsby-config\.ts: .*PATH_PREFIX is "site".*\nsrc\/site\.ts: site\.email is “nobody@home”/,
    );
    expect(existsSync(at("public/earlier.html"))).toBe(true);
    // The server has ended too.
    expect(readdirSync(at(".cache"))).toEqual([]);
  });

  it("leaves no public/ where it fails, and says the reason alone", () => {
    const { status, output } = run(
      "build",
      `${start} mkdirSync("public"); writeFileSync("public/index.html", "");
      await hooks.onPostBuild({ basePath: "", reporter });`,
    );
    expect([status, output]).toEqual([1, expect.stringMatching(/^Gatsby has changed: .*\n$/)]);
    expect(existsSync(at("public"))).toBe(false);
  });
});

describe("development", () => {
  it("has the configuration of the site, whatever a shell has for other programs", () => {
    const { output } = run(
      "develop",
      `const { default: config } = require("./gatsby-config");
      console.log(config.pathPrefix, process.env.NODE_ENV, process.env.BABEL_ENV);`,
      { PATH_PREFIX: "/site", NODE_ENV: "production", BABEL_ENV: "test" },
    );
    expect(output).toBe("/site development undefined\n");
  });

  it("shows broken rules and content as errors of webpack, and checks them again when a file is saved", () => {
    write("src/site.ts", brokenSite);
    const { output } = run(
      "develop",
      `const webpack = require("webpack");
      const plugins: object[] = [];
      const actions = { setWebpackConfig: (config) => plugins.push(...config.plugins), replaceWebpackConfig: () => undefined };
      hooks.onCreateWebpackConfig({ stage: "develop", actions, getConfig: () => ({}), reporter });
      writeFileSync("entry.js", "");
      const compile = (then) => webpack({ mode: "development", entry: "./entry.js", plugins }).run((_, { compilation }) => {
        console.log(...compilation.errors.map(({ message }) => message));
        then([...compilation.fileDependencies]);
      });
      compile((files) => {
        console.log(files.filter((file) => file.endsWith("site.ts")));
        writeFileSync("src/site.ts", "export const");
        compile(() => undefined);
      });`,
    );
    expect(output).toContain("src/site.ts: site.email is “nobody@home”");
    expect(output).toContain(at("src/site.ts"));
    expect(output).toContain("The content can't be loaded");
  });
});
