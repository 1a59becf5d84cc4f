/**
 * The registry of sections against the lists that have something for each: a component, a writer of its Markdown. The compiler
 * compares them too, but not while one edits, nor before a build: there it sees content alone.
 */
import ts from "typescript";

import type { Sources } from "../readSources";
import { importingSources } from "./importProblems";
import type { ContentModules } from "./modules";
import type { Problem } from "./problem";

const file = "src/content/sections.ts";

/** Something for each section, written out with the type `Record<SectionId, …>`. */
interface SectionList {
  readonly name: string;
  readonly file: string;
  readonly ids: readonly string[];
}

/**
 * Compares the registry with those lists.
 *
 * @param modules - The content files.
 * @param sources - What may hold such a list.
 * @returns A problem for each section that a list lacks, and for each that only a list has.
 */
export function sectionProblems(
  modules: Pick<ContentModules, typeof file>,
  sources: Sources = importingSources(),
): readonly Problem[] {
  const registry: readonly string[] = modules[file].sections.map(({ id }) => id);
  return sectionLists(sources).flatMap(({ name, file: place, ids }) => [
    ...registry.flatMap((id, index) =>
      ids.includes(id)
        ? []
        : {
            file,
            record: `sections[${index}]`,
            message: `is “${id}”, which the list “${name}” of ${place} lacks.`,
            mend: "Add it there, or take the entry out.",
          },
    ),
    ...ids
      .filter((id) => !registry.includes(id))
      .map((id) => ({
        file,
        record: "sections",
        message: `has no “${id}”, which the list “${name}” of ${place} has.`,
        mend: "Add the entry, or take it out there.",
      })),
  ]);
}

/**
 * Finds the lists.
 *
 * @param sources - What may hold one.
 * @returns Each list with the sections that it has something for.
 */
export function sectionLists(sources: Sources): readonly SectionList[] {
  return Object.entries(sources).flatMap(([place, text]) => {
    if (!text.includes("Record<SectionId")) return [];
    const declarations = ts
      .createSourceFile(place, text, ts.ScriptTarget.ES2022)
      .statements.filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations]);
    return declarations.flatMap(({ name, type, initializer }) => {
      if (!initializer || !ts.isObjectLiteralExpression(initializer) || !ts.isIdentifier(name)) return [];
      if (!type || !/\bRecord<SectionId\b/.test(text.slice(type.pos, type.end))) return [];
      const ids = initializer.properties.flatMap(({ name: key }) =>
        key && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? key.text : [],
      );
      return { name: name.text, file: place, ids };
    });
  });
}
