import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import { growContent } from "./growContent";
import { repeatRecords } from "./repeatRecords";

/** Runs a content file that has no imports but the helper, and returns what it exports. */
function run(source: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const exported = {};
  new Function("exports", "require", outputText)(exported, () => ({ repeatRecords }));
  return exported;
}

const file = `export const stats: readonly Stat[] = [
  { number: "200+", label: "projects", icon: "briefcase", tools: [{ name: "Go" }] },
  { number: "24/7", label: "support by those who built it", icon: "globe", tools: [{ name: "Go" }] },
];
export const menu: readonly string[] = ["a", "b"];
export const sections = [{ id: "top" }] as const satisfies readonly Entry[];
export const hero = { ports: [{ code: "LIS" }], values: [{ title: "Travel light" }] };
export const empty: readonly Stat[] = [];`;

describe("growContent", () => {
  it("multiplies the arrays of records, and nothing else", () => {
    const { stats, menu, sections, hero, empty } = run(growContent(file, 10, "helper")) as Record<string, unknown[]>;
    expect(stats).toHaveLength(20);
    expect([menu, sections, empty].map((array) => array?.length)).toEqual([2, 1, 0]);
    expect(hero).toMatchObject({ ports: { length: 1 }, values: { length: 10 } });
    expect(stats?.every((stat) => (stat as { tools: unknown[] }).tools.length === 1)).toBe(true);
  });

  it("leaves a file without records alone", () => {
    expect(growContent(`export const menu = ["a"];`, 10, "helper")).toBe(`export const menu = ["a"];`);
  });

  it("finds records in most of the site's own content", () => {
    const folder = path.resolve("src/content");
    const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
    const grown = names.filter((name) =>
      growContent(readFileSync(path.join(folder, name), "utf8"), 3, "h").includes("(["),
    );
    expect(grown).toEqual(
      expect.arrayContaining(["about.ts", "company.ts", "industries.ts", "portfolio.ts", "services.ts", "stats.ts"]),
    );
  });
});

describe("repeatRecords", () => {
  const records = [
    {
      title: "Route planning",
      description: "The 24 vans of a grocer",
      icon: "truck",
      results: ["−18% fuel"],
      tools: [{ name: "Go", level: "Expert" }],
      rating: 5,
    },
  ];

  it("keeps the first ones as they are", () => {
    expect(repeatRecords(records, 1)).toEqual(records);
    expect(repeatRecords(records, 4)[0]).toBe(records[0]);
  });

  it("respells each copy, and leaves figures, short words among longer ones, words of closed sets and lengths", () => {
    expect(repeatRecords(records, 2)[1]).toEqual({
      title: "Suavi qmeppoph",
      description: "The 24 vans of a hsudis",
      icon: "truck",
      results: ["−18% gaim"],
      tools: [{ name: "Hu", level: "Expert" }],
      rating: 5,
    });
  });

  it("gives every copy words of its own, the same each time", () => {
    const copies = repeatRecords(records, 105);
    expect(new Set(copies.map(({ title }) => title)).size).toBe(105);
    expect(repeatRecords(records, 105)).toEqual(copies);
  });
});
