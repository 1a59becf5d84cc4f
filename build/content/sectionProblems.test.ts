import { importingSources } from "./importProblems";
import { contentModules } from "./modules";
import { describeProblem } from "./problem";
import { sectionLists, sectionProblems } from "./sectionProblems";

const page = "src/pages/index.tsx";
const sources = importingSources();

/** What is said when the page is another. */
const said = (from: RegExp, to: string): readonly string[] =>
  sectionProblems(contentModules, { ...sources, [page]: sources[page]?.replace(from, to) ?? "" }).map(describeProblem);

describe("the registry of sections", () => {
  it("agrees with the page and its Markdown", () => {
    expect(sectionProblems(contentModules)).toEqual([]);
    expect(sectionLists(sources).map(({ file }) => file)).toEqual([page, "build/findable/pageMarkdown.ts"]);
  });

  it("says which section has no component", () => {
    expect(said(/^ *stats: Stats,\n/m, "")).toEqual([
      `src/content/sections.ts: sections[1] is “stats”, which the list “components” of ${page} lacks. Add it there, or take the entry out.`,
    ]);
  });

  it("says which section it lacks", () => {
    expect(said(/^ *stats: Stats,\n/m, '  stats: Stats,\n  "our-news": Stats,\n')).toEqual([
      `src/content/sections.ts: sections has no “our-news”, which the list “components” of ${page} has. Add the entry, or take it out there.`,
    ]);
  });

  it("is compared with lists alone", () => {
    const text =
      "const labels = {} as Record<SectionId, string>; const other: Readonly<Record<string, number>> = { a: 1 };";
    expect(sectionLists({ "src/a.ts": text })).toEqual([]);
  });
});
