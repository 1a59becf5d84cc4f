/** Those who say what is wrong, each asked of a project in which one file is another. Nothing is written to the disk. */
import path from "node:path";

import { ESLint } from "eslint";
import ts from "typescript";

import { drawingProblems } from "../../build/content/drawingProblems";
import { iconSources, idleIcons } from "../../build/content/iconUses";
import { launchProblems } from "../../build/content/launch";
import { contentProblems, countProblems } from "../../build/content/laws";
import { spanOf } from "../../build/content/locate";
import { describeProblem } from "../../build/content/problem";
import { sectionProblems } from "../../build/content/sectionProblems";
import { evaluateContent, type Read, readFromDisk } from "../../build/content/sources";
import { contrastProblems } from "../../build/theme/contrast";
import type { Judge, Mutation } from "./mutations";

/** The day on which the launch check is asked, so that its words do not change with the calendar. */
const now = new Date("2026-11-21T00:00:00Z");

/** Says everything that is wrong with a file, given the project's sources. */
type Ask = (file: string, read: Read) => readonly string[] | Promise<readonly string[]>;

/**
 * Prepares the judges; the compiler and the linter are shared by all questions.
 *
 * @returns A function that puts one thing wrong and asks its judge.
 */
export function prepareJudges(): (mutation: Mutation) => Promise<readonly string[]> {
  const compile = compiler();
  const linter = new ESLint();
  const ask: Readonly<Record<Judge, Ask>> = {
    compiler: compile,
    linter: async (file, read) => {
      const [result] = await linter.lintText(read(file), { filePath: file });
      return (result?.messages ?? []).map(({ line, message }) => `${file}:${line}: ${message}`);
    },
    "content laws": (_file, read) => {
      const modules = evaluateContent(read);
      const problems = [...contentProblems(modules), ...countProblems(modules), ...sectionProblems(modules)];
      return problems.map(describeProblem);
    },
    "contrast law": (file, read) => contrastProblems(read(file)).map(describeProblem),
    "icon law": (_file, read) => [
      ...drawingProblems(read).map(describeProblem),
      ...idleIcons(Object.fromEntries(Object.keys(iconSources()).map((file) => [file, read(file)]))),
    ],
    "launch check": (_file, read) => launchProblems(evaluateContent(read), { now }).map(describeProblem),
  };

  /** What a judge says of the project as it is; the sample is not ready for launch, for instance. */
  const before = new Map<string, readonly string[]>();

  return async ({ judge, file, at, put }) => {
    const key = `${judge} ${file}`;
    const known = before.get(key) ?? (await ask[judge](file, readFromDisk));
    before.set(key, known);
    const mutated = mutate(readFromDisk(file), at, put);
    const said = await ask[judge](file, (name) => (name === file ? mutated : readFromDisk(name)));
    return said.filter((message) => !known.includes(message));
  };
}

/** Puts one thing wrong. */
function mutate(source: string, at: string | RegExp, put: string): string {
  if (at instanceof RegExp) {
    if (!at.test(source)) throw new Error(`tools/mutations/mutations.ts: nothing matches ${String(at)} any more.`);
    return source.replace(at, () => put);
  }
  const [start, end] = spanOf(source, at);
  const text = put.startsWith("=") ? source.slice(...spanOf(source, put.slice(1))) : put;
  const rest = source.slice(end);
  return source.slice(0, start) + text + (put === "" ? rest.replace(/^\s*,/, "") : rest);
}

/** The project's own compiler, which sees one file as it is given. */
function compiler(): Ask {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile("tsconfig.json", (file) => ts.sys.readFile(file)).config,
    ts.sys,
    process.cwd(),
  );
  let [given, text] = ["", ""];
  const read = (file: string): string | undefined => (file === given ? text : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    getScriptFileNames: () => fileNames.filter((file) => /\/(src|findable)\//.test(file) && !file.includes(".test.")),
    getScriptVersion: (file) => (file === given ? text : "0"),
    getScriptSnapshot: (file) => {
      const found = read(file);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: read,
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
  });
  return (file, source) => {
    given = path.resolve(file);
    text = source(file);
    return service.getSemanticDiagnostics(given).map(({ messageText, file: at, start }) => {
      const line = at && start !== undefined ? at.getLineAndCharacterOfPosition(start).line + 1 : 1;
      return `${file}:${line}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  };
}
