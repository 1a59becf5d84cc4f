/** What others made goes out with its licence: every package of which something is sent is named in `licences.txt`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { faces } from "../../build/fonts/faces";
import { licencesFile } from "../../build/licences";
import { readSources } from "../../build/readSources";
import { files, read } from "./built";

interface Paper {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const folderOf = (name: string): string => path.join("node_modules", name);
const paperOf = (name: string): Paper =>
  JSON.parse(readFileSync(path.join(folderOf(name), "package.json"), "utf8")) as Paper;

/** The first part of what an import names, two with a scope; no path and no module of Node's. */
const packageName = /(?:from|import) "((?!node:)(?:@[^/"]+\/)?[^./"@][^/"]*)/g;

/** What the sources import, but for Gatsby, whose place in the bundle src/gatsby/gatsby.ts takes; and what that needs. */
function packagesOfSources(): readonly string[] {
  const sources = Object.values(readSources(/\.(tsx?|css)$/)).join("\n");
  const found = new Set([...sources.matchAll(packageName)].map(([, name = ""]) => name));
  found.delete("gatsby");
  // A set goes on to what is added while it is walked.
  for (const name of found) for (const needed of Object.keys(paperOf(name).dependencies ?? {})) found.add(needed);
  return [...found];
}

/** The texts of a package's modules that are long enough to be its own. A minifier leaves them as they are. */
function wordsOf(name: string): ReadonlySet<string> {
  const modules = readdirSync(folderOf(name), { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?!.*(node_modules|development)).*\.m?js$/.test(file))
    .map((file) => readFileSync(path.join(folderOf(name), file), "utf8"));
  return new Set(modules.flatMap((code) => [...code.matchAll(/"([^"\\\n]{12,})"/g)].map(([, text = ""]) => text)));
}

const scripts = files.filter((name) => name.endsWith(".js"));
const licences = read(licencesFile).split("\n");
const unnamed = (names: readonly string[]): readonly string[] =>
  names.map((name) => `${name} ${paperOf(name).version}`).filter((line) => !licences.includes(line));

describe(licencesFile, () => {
  it("names each package whose words stand in the scripts", () => {
    const code = scripts.map(read).join("\n");
    const words = packagesOfSources().map((name) => [name, wordsOf(name)] as const);
    const sent = words.filter(([name, own]) => {
      const others = words.filter(([other]) => other !== name).map(([, theirs]) => theirs);
      return [...own].some((text) => code.includes(text) && !others.some((theirs) => theirs.has(text)));
    });
    expect(sent.length).toBeGreaterThan(10);
    // See filesOfBundle in build/licences.ts.
    expect(unnamed(sent.map(([name]) => name))).toEqual([]);
  });

  it("names those of the typefaces, the drawings and the resets", () => {
    const typefaces = faces.map(({ source }) => source.split("/").slice(1, 3).join("/"));
    // See besideTheBundle in build/licences.ts.
    expect(unnamed([...typefaces, "lucide-react", "tailwindcss"])).toEqual([]);
  });

  it("says each licence once", () => {
    const texts = read(licencesFile)
      .split(/^-{80}$/m)
      .slice(1);
    const terms = texts.map((text) => text.trim().replace(/^(?:\S+ \d\S*\n)+/, ""));
    expect(terms.length).toBeGreaterThan(5);
    expect(terms.filter((text, index) => text.length < 500 || terms.indexOf(text) !== index)).toEqual([]);
  });

  it("is named at the head of each script that holds more than ours", () => {
    const later = scripts.filter((name) => !read("index.html").includes(`/${name}"`));
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((name) => !read(name).slice(0, 100).includes(`../${licencesFile}`))).toEqual([]);
  });
});
