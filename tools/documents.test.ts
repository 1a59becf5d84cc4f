import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { notSources } from "./project/copy";

/** The trees whose own modules are on the map, as well as the folders in them. */
const mapped = ["", "build", "src", "tools"];

/** The folders and modules that the map has to name, in its form: folders end in a slash. */
function tree(folder = ""): readonly string[] {
  return readdirSync(folder || ".").flatMap((name) => {
    const place = path.posix.join(folder, name);
    if (notSources.has(name)) return [];
    if (statSync(place).isDirectory()) return [`${place}/`, ...tree(place)];
    return mapped.includes(folder) && /\.(ts|tsx|mjs)$/.test(name) && !name.includes(".test.") ? [place] : [];
  });
}

/** The lines of the map as paths: two spaces of indent lead one folder down. */
function readMap(markdown: string): readonly string[] {
  const lines = /```tree\n(.*?)```/s.exec(markdown)?.[1]?.trimEnd().split("\n") ?? [];
  const parents: string[] = [];
  return lines.map((line) => {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2;
    const name = line.trim().split(/\s/)[0] ?? "";
    parents.splice(depth, parents.length, name);
    return parents.join("");
  });
}

const documents = [
  ...readdirSync(".").filter((name) => name.endsWith(".md")),
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join("docs", name)),
];

it("has a code map that agrees with the tree", () => {
  expect([...readMap(readFileSync("docs/ARCHITECTURE.md", "utf8"))].sort()).toEqual([...tree()].sort());
});

it.each(documents)("%s links to files that are there", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, link]) => link ?? "",
  );
  expect(links.filter((link) => !existsSync(path.join(path.dirname(document), link)))).toEqual([]);
});

it("names in the README every script of package.json, and no other", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const table = readFileSync("README.md", "utf8").split("## Scripts")[1]?.split("\n## ")[0] ?? "";
  const named = table.split("\n").flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([a-z:-]+)`/g)]);
  expect(named.map(([, name]) => name).sort()).toEqual(Object.keys(scripts).sort());
});

it("names one version of Node, that of .nvmrc, in the container and for the hosts", () => {
  const wanted = readFileSync(".nvmrc", "utf8").trim();
  const places = [...documents, "deploy/Containerfile"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:NODE_VERSION=|node:)(\d+)/g)].map(([said, version]) => ({
      file,
      said,
      version,
    })),
  );
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter(({ version }) => version !== wanted)).toEqual([]);
});

it("numbers the decisions without a gap", () => {
  const numbers = readdirSync("docs/decisions").map((name) => Number(/^\d{4}/.exec(name)?.[0]));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
