/** Compiles the content as it is edited: only what has changed is compiled again. */
import path from "node:path";

import ts from "typescript";

import type { Read } from "../content/sources";
import type { Complaint } from "./complaint";

/** Content knows no browser and no test, so that only the language's own library is read. */
const options: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * Prepares the compiler.
 *
 * @param read - Where the sources of content come from.
 * @returns A function that compiles the files it is given and says what does not fit, at its line.
 */
export function typeChecker(read: Read): (files: readonly string[]) => readonly Complaint[] {
  let roots = new Map<string, string>();
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    getScriptFileNames: () => [...roots.keys()],
    // The text is its own version: equal text is not compiled again.
    getScriptVersion: (file) => roots.get(file) ?? "0",
    getScriptSnapshot: (file) => {
      const text = roots.get(file) ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    // Content runs no package. The icons' words come from a component's keys, for which its drawings need not be known.
    fileExists: (file) => !file.includes("/node_modules/") && ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
  };
  const service = ts.createLanguageService(host);

  return (files) => {
    roots = new Map(files.map((file) => [path.resolve(file), read(file)]));
    return files.flatMap((file) => {
      const absolute = path.resolve(file);
      const found = [...service.getSyntacticDiagnostics(absolute), ...service.getSemanticDiagnostics(absolute)];
      return found.map((diagnostic) => complaintOf(file, diagnostic));
    });
  };
}

function complaintOf(file: string, { file: source, start, messageText }: ts.Diagnostic): Complaint {
  const place = source && start !== undefined ? source.getLineAndCharacterOfPosition(start) : { line: 0, character: 0 };
  const message = ts.flattenDiagnosticMessageText(messageText, "\n");
  return { file, line: place.line + 1, column: place.character + 1, message };
}
