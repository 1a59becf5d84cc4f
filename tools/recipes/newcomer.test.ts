/** Plays the newcomer: the README's recipes on a copy of the project, one build, and the new facts looked for everywhere. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { drawIcon, icons } from "../../build/findable/icons";
import { shareImage } from "../../build/findable/shareImage";
import { isText } from "../../build/mediaTypes";
import { buildProject } from "../project/build";
import { copyProject } from "../project/copy";
import { describeInSample } from "./describeInSample";
import { newSection, otherLengths } from "./inWords";
import { applyRecipe, readRecipes } from "./readme";

jest.setTimeout(600_000);

let project: string;
const built = (name: string): string => readFileSync(path.join(project, "public", name), "utf8");

describeInSample("a newcomer's site", () => {
  beforeAll(async () => {
    project = mkdtempSync(path.join(tmpdir(), "newcomer-"));
    await copyProject(process.cwd(), project, "as a folder");
    for (const recipe of [...readRecipes(readFileSync("README.md", "utf8")), ...newSection, ...otherLengths()]) {
      const file = path.join(project, recipe.file);
      const isNew = recipe.before === "";
      writeFileSync(file, isNew ? recipe.after : applyRecipe(readFileSync(file, "utf8"), recipe));
    }
    run("tools/icons.ts");
    await buildProject(project);
  });

  afterAll(() => {
    rmSync(project, { recursive: true, force: true });
  });

  it.each([
    ["the page's title", "index.html", ">Halden Works: software for people who make things</title>"],
    ["the top bar and the text", "index.html", "Halden Works designs, builds and runs"],
    ["the headline", "index.html", "Software for people who make things."],
    ["the changed services", "index.html", "Workshop software"],
    ["their changed features", "index.html", "Forecasts by machine and shift"],
    ["the new service", "index.html", "Measuring and calibration"],
    ["the new icon", "index.html", 'id="icon-ruler"'],
    ["the new section", "index.html", '<section id="process" aria-labelledby="process-heading"'],
    ["the top bar, which leads to it", "index.html", '<a href="/#process"'],
    ["the new industry and project", "index.html", "Insurance"],
    ["the mail draft", "index.html", "mailto:hello@halden.works?subject="],
    ["the canonical address", "index.html", '<link rel="canonical" href="https://www.halden.works/"'],
    ["the sharing card", "index.html", '<meta property="og:site_name" content="Halden Works"'],
    ["the linked data", "index.html", '"legalName":"Halden Works AS"'],
    ["the palette", "index.html", "#0b4a82"],
    ["the mark", "index.html", "M5 16L12 4L19 16Z"],
    ["the not-found page", "404.html", "Halden Works"],
    ["the icon", "favicon.svg", "M5 16L12 4L19 16Z"],
    ["the manifest", "manifest.webmanifest", '"name": "Halden Works"'],
    ["the page as Markdown", "index.md", "Measuring and calibration"],
    ["its new section", "index.md", "## How a project runs"],
    ["the site map", "sitemap.xml", "<loc>https://www.halden.works/</loc>"],
    ["security.txt", ".well-known/security.txt", "mailto:hello@halden.works"],
    ["llms.txt", "llms.txt", "Halden Works"],
  ])("has the new facts in %s", (_place, name, fact) => {
    // Not toContain, which would print the whole page.
    expect(built(name).includes(fact)).toBe(true);
  });

  it("has its sections in the new order", () => {
    const ids = [...built("index.html").matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.indexOf("portfolio")).toBe(ids.indexOf("about") - 1);
  });

  it("says nothing of the old company in any file", () => {
    const names = readdirSync(path.join(project, "public"), { recursive: true, encoding: "utf8" });
    const texts = names.filter(isText);
    expect(texts.length).toBeGreaterThan(10);
    expect(
      texts.filter((name) => /\bLongitude\b|Lucía Barrenetxe|longitude\.example|#a00d57|#ff8ab7/.test(built(name))),
    ).toEqual([]);
  });

  it("draws its own share image and icons", async () => {
    const drawn = (name: string): Buffer => readFileSync(path.join(project, "public", name));
    expect(drawn("share.png").equals(await shareImage())).toBe(false);
    for (const icon of icons) expect(drawn(icon.file).equals(await drawIcon(icon))).toBe(false);
  });

  it("passes the tests that come with it", () => {
    // Those that read the company's own words and drawings.
    const suites = ["build/content", "writeFindableFiles", "src/components", "src/pages", "tools/icons", "e2e/output"];
    const projects = ["--selectProjects", "dom", "node", "output"];
    const patterns = ["--testPathPatterns", suites.join("|")];
    const { status, stderr } = runProgram("jest/bin/jest.js", [...projects, ...patterns, "--maxWorkers=1"]);
    expect([status, stderr.match(/●.*/g)]).toEqual([0, null]);
  });

  it("has only the invented people, clients and projects left before launch", () => {
    const said = run("tools/launchCheck.ts");
    expect(said.match(/^✗ .*/gm)).toEqual(["✗ No person, client or project is a sample"]);
    expect(said).toMatch(/✓ \d+\.\d s\n\n10 things left before launch\.\n$/);
  });
});

/** Runs a tool in the copy, as npm would. */
function run(tool: string): string {
  return runProgram("tsx/dist/cli.mjs", [tool]).stdout;
}

function runProgram(program: string, args: readonly string[]): SpawnSyncReturns<string> {
  const programs = path.join(project, "node_modules", ".bin");
  return spawnSync(process.execPath, [path.join("node_modules", program), ...args], {
    cwd: project,
    env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env["PATH"] ?? ""}` },
    encoding: "utf8",
  });
}
