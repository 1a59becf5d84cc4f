/** Reads content from its sources, again and again: what an editor has just saved, or what a test has just broken. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import type * as vocabulary from "../../src/content/vocabulary";
import type { ContentModules } from "./modules";
import { ProblemError } from "./problem";

type Vocabulary = typeof vocabulary;

/** Reads a file of the project, given its path from the root. */
export type Read = (file: string) => string;

/** The words that content is written in. */
export const vocabularyFile = "src/content/vocabulary.ts";

/** The file as it stands on the disk. */
export const readFromDisk: Read = (file) => readFileSync(file, "utf8");

/**
 * Lists the sources of content.
 *
 * @returns `src/site.ts` and every file of `src/content` that is no test, as paths from the root. What is not there is not listed:
 *   whoever imports it is told.
 */
export function contentFiles(): readonly string[] {
  const names = readdirSync("src/content").filter((name) => name.endsWith(".ts") && !name.includes(".test."));
  const site = existsSync("src/site.ts") ? ["src/site.ts"] : [];
  return [...site, ...names.sort().map((name) => `src/content/${name}`)];
}

/**
 * Runs the content as it is written now. Content imports nothing but itself, so that this needs no bundler.
 *
 * @param read - Where the sources come from.
 * @returns The modules under the path of their file, as `contentModules` has them.
 * @throws {ProblemError} When a file imports something else, or can't be run.
 */
export function evaluateContent(read: Read = readFromDisk): ContentModules {
  const load = loader(read);
  const files = contentFiles().filter((file) => file !== vocabularyFile);
  return Object.fromEntries(files.map((file) => [file, load(file)])) as unknown as ContentModules;
}

/**
 * Runs the vocabulary as it is written now.
 *
 * @param read - Where the sources come from.
 * @returns Its lists of words.
 * @throws {ProblemError} When it can't be run.
 */
export function evaluateVocabulary(read: Read = readFromDisk): Vocabulary {
  return loader(read)(vocabularyFile) as Vocabulary;
}

function loader(read: Read): (file: string) => object {
  const loaded = new Map<string, object>();

  return function load(file: string): object {
    const known = loaded.get(file);
    if (known) return known;
    const exported = {};
    loaded.set(file, exported);
    const requires = (name: string): object => load(`${path.posix.join(path.posix.dirname(file), name)}.ts`);
    try {
      const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
      const { outputText } = ts.transpileModule(read(file), { compilerOptions, fileName: file });
      (new Function("exports", "require", outputText) as (exports: object, require: typeof requires) => void)(
        exported,
        requires,
      );
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      const mend = "Content holds words alone, and imports nothing but content.";
      throw new ProblemError({ file, record: "", message: `can't be run: ${String(error)}.`, mend }, { cause: error });
    }
    return exported;
  };
}
