/** What content must hold that its types can't say. Each complaint names the file, the record, what was expected and how to mend it. */
import { claimProblems, siteProblems } from "./factLaws";
import type { ContentModules } from "./modules";
import type { Problem } from "./problem";
import { textProblems } from "./textLaws";
import { textsOf } from "./texts";

/** How many entries the specification fixes for each list (spec, section 9). */
const fixedCounts = [
  ["src/content/services.ts", "services", 10],
  ["src/content/technologies.ts", "technologyCategories", 10],
  ["src/content/industries.ts", "industries", 13],
  ["src/content/portfolio.ts", "projects", 6],
  ["src/content/testimonials.ts", "testimonials", 4],
] as const;

/** Lists whose entries must differ, and in which field. */
const distinct = [
  ["src/content/services.ts", "services", "title"],
  ["src/content/technologies.ts", "technologyCategories", "category"],
  ["src/content/industries.ts", "industries", "title"],
  ["src/content/portfolio.ts", "projects", "title"],
  ["src/content/portfolio.ts", "projects", "link"],
  ["src/content/testimonials.ts", "testimonials", "name"],
  ["src/content/about.ts", "reasons", "title"],
  ["src/content/sections.ts", "sections", "id"],
] as const;

/**
 * Holds the content against its laws.
 *
 * @param modules - The content files, as `contentModules` lists them.
 * @returns Every broken law, in the order of the files; empty where all is well.
 */
export function contentProblems(modules: ContentModules): readonly Problem[] {
  const texts = textsOf(modules);
  return [
    ...texts.flatMap(textProblems),
    ...distinct.flatMap(([file, list, field]) => repeated(modules, file, list, field)),
    ...claimProblems(modules),
    ...siteProblems(modules),
  ];
}

/**
 * Holds the sample content against the counts of the specification. A company that has made the site its own changes
 * `fixedCounts` with its lists.
 *
 * @param modules - The content files.
 * @returns A problem for each list that is longer or shorter than the specification says.
 */
export function countProblems(modules: ContentModules): readonly Problem[] {
  return fixedCounts.flatMap(([file, list, count]) => {
    const { length } = entriesOf(modules, file, list);
    if (length === count) return [];
    const message = `has ${length} entries; the specification fixes ${count}.`;
    return [
      { file, record: list, message, mend: "Mend the list, or the number in build/content/laws.ts (fixedCounts)." },
    ];
  });
}

function entriesOf(
  modules: ContentModules,
  file: keyof ContentModules,
  list: string,
): readonly Record<string, unknown>[] {
  return ((modules[file] as Record<string, unknown>)[list] ?? []) as readonly Record<string, unknown>[];
}

function repeated(
  modules: ContentModules,
  file: keyof ContentModules,
  list: string,
  field: string,
): readonly Problem[] {
  const seen = new Map<unknown, number>();
  return entriesOf(modules, file, list).flatMap((entry, index) => {
    const value = entry[field];
    const first = seen.get(value);
    seen.set(value, first ?? index);
    if (first === undefined) return [];
    const message = `repeats “${String(value)}” of ${list}[${first}].`;
    return [{ file, record: `${list}[${index}].${field}`, message, mend: "Give each entry its own." }];
  });
}
