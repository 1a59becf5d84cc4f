import { importingSources, importProblems } from "./importProblems";
import { describeProblem } from "./problem";
import { evaluateContent, evaluateVocabulary } from "./sources";

const modules = { ...evaluateContent(), "src/content/vocabulary.ts": evaluateVocabulary() };

describe("what is imported of the content", () => {
  it("is all there", () => {
    expect(importProblems(modules)).toEqual([]);
    expect(Object.keys(importingSources())).toContain("build/findable/pageMarkdown.ts");
  });

  it("is asked for where a file is gone", () => {
    const others = Object.fromEntries(Object.entries(modules).filter(([file]) => file !== "src/content/hero.ts"));
    expect(importProblems(others).map(describeProblem)).toEqual([
      expect.stringMatching(
        /^src\/content\/hero\.ts: +is not there; src\/\S+\.tsx and src\/components\/Hero\.tsx and \d more import it\. Put it back/,
      ),
    ]);
  });

  it("is asked for by its name, and once", () => {
    const renamed = { ...modules, "src/content/stats.ts": { figures: [], statsHeading: "" } };
    expect(importProblems(renamed).map(describeProblem)).toEqual([
      expect.stringMatching(/^src\/content\/stats\.ts: stats is not exported here; src\/components\/Stats\.tsx and /),
    ]);
  });

  it("may be a type, or go by another name", () => {
    const sources = {
      "src/a.ts": 'import { type Gone, kept as own } from "./content/a";\nimport type { Lost } from "./content/a";\n',
    };
    expect(importProblems({ "src/content/a.ts": { kept: 1 } }, sources)).toEqual([]);
    expect(importProblems({ "src/content/a.ts": { own: 1 } }, sources)).toHaveLength(1);
  });
});
