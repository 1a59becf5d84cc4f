import { existsSync, readFileSync } from "node:fs";

import { iconSources, idleIcons } from "../../build/content/iconUses";
import { contentProblems, countProblems } from "../../build/content/laws";
import { describeProblem } from "../../build/content/problem";
import { contentFiles, evaluateContent } from "../../build/content/sources";
import { typeChecker } from "../../build/develop/typeComplaints";
import { contrastProblems } from "../../build/theme/contrast";
import { describeInSample } from "./describeInSample";
import { newSection, newSectionTitle } from "./inWords";
import { applyRecipe, readRecipes } from "./readme";

jest.setTimeout(60_000);

const recipes = readRecipes(readFileSync("README.md", "utf8"));

/** The files of the project, those changed by the recipes as the recipes leave them. */
function readChanged(file: string): string {
  return recipes.filter((recipe) => recipe.file === file).reduce(applyRecipe, readFileSync(file, "utf8"));
}

describeInSample("the README's recipes", () => {
  it("are there for the company, words, services, icons, order, colours and the logo", () => {
    expect([...new Set(recipes.map(({ title }) => title))]).toEqual([
      "Your company",
      "Change a word",
      "Change a service",
      "Add or remove an entry",
      "Add an icon",
      "Reorder the sections",
      "Change the colours",
      "Swap the logo",
    ]);
  });

  it.each(recipes.map((recipe) => [recipe.title, recipe.file]))("%s: fit %s as it stands", (_title, file) => {
    expect(existsSync(file)).toBe(true);
    expect(readChanged(file)).not.toBe(readFileSync(file, "utf8"));
  });

  it("leave content that compiles and keeps every law", () => {
    // The compiler reads the set of icons from the disk, where the recipe's icon is not yet.
    const known = (file: string): string => readChanged(file).replace('icon: "ruler"', 'icon: "compass"');
    expect(typeChecker(known)(contentFiles())).toEqual([]);
    const modules = evaluateContent(readChanged);
    expect(contentProblems(modules).map(describeProblem)).toEqual([]);
    expect(countProblems(modules).map(({ record }) => record)).toEqual(["services"]);
  });

  it("leave colours that keep their contrast, and no idle icon", () => {
    expect(contrastProblems(readChanged("src/styles/theme.css")).map(describeProblem)).toEqual([]);
    const sources = Object.fromEntries(Object.keys(iconSources()).map((file) => [file, readChanged(file)]));
    expect(idleIcons(sources)).toEqual([]);
    expect(sources["src/content/services.ts"]).toContain('icon: "ruler"');
  });

  it("name every place that a new section has", () => {
    const [, text] = readFileSync("README.md", "utf8").split(`### ${newSectionTitle}\n`);
    const named = text
      ?.split("\n#")[0]
      ?.match(/`[^`\s]+\.tsx?`/g)
      ?.map((name) => name.slice(1, -1));
    expect([...new Set(named)].sort()).toEqual([...new Set(newSection.map(({ file }) => file))].sort());
  });
});

describe("a recipe that has drifted", () => {
  const recipe = { title: "Change a word", file: "a.ts", before: "old", after: "new" };

  it.each(["nothing of it", "old and old"])("is refused: %s", (text) => {
    expect(() => applyRecipe(text, recipe)).toThrow(/README\.md, “Change a word”: a\.ts has this [02] times/);
  });
});
