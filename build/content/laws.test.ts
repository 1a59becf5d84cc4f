import { readdirSync } from "node:fs";

import { contentProblems, countProblems } from "./laws";
import { type ContentModules, contentModules } from "./modules";
import { describeProblem } from "./problem";
import { textsOf } from "./texts";

const { services } = contentModules["src/content/services.ts"];
const { reasons } = contentModules["src/content/about.ts"];
const { stats } = contentModules["src/content/stats.ts"];
const tooMany = { figure: "9999+", figureLabel: "industries" };

/** A copy of the content in which one value is another: `record` is a way such as `services[0].title`. */
function withValue(file: keyof ContentModules, record: string, value: unknown): ContentModules {
  const modules = { ...contentModules, [file]: cloneOf(contentModules[file]) };
  const keys = record.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? "";
  let place = modules[file] as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  place[last] = value;
  return modules;
}

/** Clones a module. */
function cloneOf<T>(module: T): T {
  return JSON.parse(JSON.stringify(module)) as T;
}

describe("the content", () => {
  it("keeps every law", () => {
    expect(contentProblems(contentModules).map(describeProblem)).toEqual([]);
  });

  it("has the counts of the specification", () => {
    expect(countProblems(contentModules).map(describeProblem)).toEqual([]);
  });

  it("is read whole: every file of the folder is listed", () => {
    const files = readdirSync("src/content").filter((file) => !file.includes(".test.") && file !== "vocabulary.ts");
    expect(Object.keys(contentModules)).toEqual(["src/site.ts", ...files.sort().map((file) => `src/content/${file}`)]);
  });
});

describe("the content laws", () => {
  it.each([
    ["src/content/services.ts", "services[1].title", "", "is empty"],
    ["src/content/services.ts", "services[1].title", " Data", "begins or ends with a space"],
    ["src/content/services.ts", "services[1].title", "Data  platforms", "two spaces"],
    ["src/content/services.ts", "services[1].title", "Data\tplatforms", "control character"],
    ["src/content/services.ts", "services[1].features[0]", "Robust warehouse", "says “Robust”"],
    ["src/content/services.ts", "services[1].features[0]", "W".repeat(41), "41 characters long; its place holds 40"],
    ["src/content/services.ts", "services[1].title", services[0]?.title, "of services[0]"],
    ["src/content/labels.ts", "labels.levelsLegend", "Solutions by level", "says “Solutions”"],
    ["src/content/labels.ts", "labels.moreSolutions.other", "+{count}  more", "two spaces"],
    ["src/content/labels.ts", "labels.rating", "{count} seamless stars", "says “seamless”"],
    ["src/content/portfolio.ts", "projects[0].link", "javascript:alert(1)", "no plain https address"],
    ["src/content/portfolio.ts", "projects[0].link", "http://longitude.example.com/", "no plain https address"],
    ["src/content/about.ts", "reasons[0]", { ...reasons[0], ...tooMany }, "claims 9999+ industries"],
    ["src/content/stats.ts", "stats[0]", { ...stats[0], number: "9999+", label: "projects" }, "claims 9999+ projects"],
    ["src/content/hero.ts", "hero.ports[0].latitude", 599.1, "lies at 599.1"],
    ["src/site.ts", "site.email", "hello@", "no e-mail address"],
    ["src/site.ts", "site.url", "https://example.com/site", "more than an origin"],
    ["src/site.ts", "site.url", "https://halden.dev/", "ends in a slash"],
    ["src/site.ts", "site.language", "english", "no language tag"],
    ["src/site.ts", "site.language", "en_GB", "no language tag"],
    ["src/site.ts", "site.foundedIn", 20190, "a year up to"],
    ["src/site.ts", "site.copyrightYear", 2018, "a year up to that of the words, 2018"],
  ] satisfies [keyof ContentModules, string, unknown, string][])(
    "in %s, %s = %j: say what is wrong, where, and how to mend it",
    (file, record, value, message) => {
      const problems = contentProblems(withValue(file, record, value));
      expect(problems.map(describeProblem)).toContainEqual(expect.stringContaining(message));
      for (const problem of problems) {
        expect(problem).toMatchObject({ file, record: expect.stringContaining(record.replace(/\.\w+$/, "")) });
        expect(problem.mend).toMatch(/\.$/);
      }
    },
  );

  it("say which list has another length than the specification fixes", () => {
    const modules = withValue("src/content/services.ts", "services", services.slice(1));
    expect(countProblems(modules).map(describeProblem)).toEqual([
      expect.stringContaining(`has ${services.length - 1} entries; the specification fixes ${services.length}`),
    ]);
  });
});

describe("the texts", () => {
  it("are found however deep, with the way to each", () => {
    const modules = { "a.ts": { list: [{ title: "T", inner: { name: "N" } }, "plain"], count: 3, spoken: () => "no" } };
    expect(textsOf(modules)).toEqual([
      { file: "a.ts", record: "list[0].title", field: "title", value: "T" },
      { file: "a.ts", record: "list[0].inner.name", field: "name", value: "N" },
      { file: "a.ts", record: "list[1]", field: "list", value: "plain" },
    ]);
  });
});
