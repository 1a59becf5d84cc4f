/** Everything that can be said of the content and the theme while they are being edited. */
import { readFileSync } from "node:fs";

import type { Gradient } from "../../src/content/vocabulary";
import { drawingProblems } from "../content/drawingProblems";
import { importingSources, importProblems } from "../content/importProblems";
import { contentProblems } from "../content/laws";
import { locate, type Place } from "../content/locate";
import { contentModules } from "../content/modules";
import type { Problem } from "../content/problem";
import { sectionProblems } from "../content/sectionProblems";
import {
  ContentError,
  contentFiles,
  evaluateContent,
  evaluateVocabulary,
  type Read,
  readFromDisk,
  vocabularyFile,
} from "../content/sources";
import { type Text, textsOf } from "../content/texts";
import { faces } from "../fonts/faces";
import { lackingIn } from "../fonts/subset";
import { filledIn } from "../fonts/writeFonts";
import { contrastProblems } from "../theme/contrast";
import { complain, type Complaint } from "./complaint";
import { themeComplaints } from "./themeComplaints";
import { typeChecker } from "./typeComplaints";

/** What the fonts lack of some texts. */
type FontCheck = (texts: readonly Text[]) => readonly Problem[];

const beginning: Place = { line: 1, column: 1 };

/**
 * Prepares the check; the compiler and the fonts stay at hand between two calls.
 *
 * @param read - Where the sources come from.
 * @returns A function that checks what is written now. The laws are read only where the types hold.
 */
export function contentCheck(read: Read = readFromDisk): () => readonly Complaint[] {
  const checkTypes = typeChecker(read);
  const inFonts = faces.map((face) => lackingIn(readFileSync(face.source), face));
  return () => {
    const types = checkTypes(contentFiles());
    if (types.length > 0) return [...types, ...contrastComplaints(read)];
    try {
      return [...wordComplaints(read, inFonts), ...contrastComplaints(read, evaluateVocabulary(read).gradients)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return [{ file: error.file, ...beginning, message: error.message }, ...contrastComplaints(read)];
    }
  };
}

function wordComplaints(read: Read, inFonts: readonly FontCheck[]): readonly Complaint[] {
  const modules = evaluateContent(read);
  const strays = strayComplaints(modules);
  if (strays.length > 0) return strays;
  const sources = importingSources();
  const missing = importProblems({ ...modules, [vocabularyFile]: evaluateVocabulary(read) }, sources);
  if (missing.length > 0) return missing.map((problem) => complain(problem));
  const texts = filledIn(textsOf(modules));
  const problems = [
    ...contentProblems(modules),
    ...sectionProblems(modules, sources),
    ...drawingProblems(read),
    ...inFonts.flatMap((problemsOf) => problemsOf(texts)),
  ];
  return problems.map((problem) => complain(problem, locate(read(problem.file), problem.record)));
}

/** Compares the files and their exports with those that the laws and the components were compiled with. */
function strayComplaints(modules: Readonly<Record<string, object>>): readonly Complaint[] {
  const known: Readonly<Record<string, object>> = contentModules;
  const added = Object.keys(modules).filter((file) => !(file in known));
  const lost = Object.entries(known).flatMap(([file, module]) => {
    const found = modules[file];
    if (!found) return [{ file, message: "is gone, and the page is made of it. Put it back." }];
    return Object.keys(module)
      .filter((name) => !(name in found))
      .map((name) => ({
        file,
        message: `no longer exports “${name}”, which the page is made of. Call it so again, or rename it everywhere and restart.`,
      }));
  });
  return [
    ...added.map((file) => ({
      file,
      message:
        "is not listed in build/content/modules.ts: no law, font or text file knows its words. Add it there, and restart.",
    })),
    ...lost,
  ].map((stray) => ({ ...stray, ...beginning }));
}

function contrastComplaints(read: Read, words?: readonly Gradient[]): readonly Complaint[] {
  return themeComplaints(read, (css) => contrastProblems(css, words));
}
