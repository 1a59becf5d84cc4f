/** Who imports what of the content: types alone do not tell, since the content itself compiles without a list that the page shows. */
import path from "node:path";

import { readSources, type Sources } from "../readSources";
import type { Problem } from "./problem";

/** How many of those that import a thing a message names. */
const namedUsers = 2;

/**
 * Reads what may import content.
 *
 * @returns The sources of the page and of the build.
 */
export function importingSources(): Sources {
  const code = /\.tsx?$/;
  return { ...readSources(code), ...readSources(code, "build") };
}

/**
 * Compares what is imported of the content with what it exports. Types are passed over: they are gone when the page is built.
 *
 * @param modules - The content files by their path from the root, each with what it exports.
 * @param sources - What may import them.
 * @returns A problem for each file that is not there, and for each name that a file does not export.
 */
export function importProblems(
  modules: Readonly<Record<string, object>>,
  sources: Sources = importingSources(),
): readonly Problem[] {
  return [...importsIn(sources)].flatMap(([file, imported]) => {
    const module = modules[file];
    if (!module) {
      const users = [...new Set([...imported.values()].flat())];
      return [
        { file, record: "", message: `is not there; ${listOf(users)} it.`, mend: "Put it back under this name." },
      ];
    }
    return [...imported]
      .filter(([name]) => !(name in module))
      .map(([name, users]) => ({
        file,
        record: name,
        message: `is not exported here; ${listOf(users)} it.`,
        mend: "Give it this name again, or mend the name there too.",
      }));
  });
}

/** Which file uses each name, by the content file that it is imported from. */
function importsIn(sources: Sources): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Map<string, readonly string[]>>();
  for (const [user, text] of Object.entries(sources)) {
    for (const [, list = "", from = ""] of text.matchAll(/^import \{([^}]*)\} from "(\.[^"]*)";/gm)) {
      const file = `${path.posix.join(path.posix.dirname(user), from)}.ts`;
      if (file !== "src/site.ts" && !file.startsWith("src/content/")) continue;
      const names = found.get(file) ?? new Map<string, readonly string[]>();
      found.set(file, names);
      for (const written of list.split(",").map((each) => each.trim())) {
        if (written === "" || written.startsWith("type ")) continue;
        const name = written.replace(/ as .*/, "");
        names.set(name, [...(names.get(name) ?? []), user]);
      }
    }
  }
  return found;
}

function listOf(users: readonly string[]): string {
  const others = users.length - namedUsers;
  const names = users.slice(0, namedUsers).join(" and ");
  return others > 0 ? `${names} and ${others} more import` : `${names} ${users.length === 1 ? "imports" : "import"}`;
}
