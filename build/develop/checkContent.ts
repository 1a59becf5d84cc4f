/** Everything that can be said of the content and the theme while they are being edited. */
import { readFileSync } from "node:fs";

import { CssSyntaxError } from "postcss";

import type { Gradient } from "../../src/content/vocabulary";
import { contentProblems } from "../content/laws";
import { locate, type Place } from "../content/locate";
import { contentModules } from "../content/modules";
import type { Problem } from "../content/problem";
import {
  ContentError,
  contentFiles,
  evaluateContent,
  evaluateVocabulary,
  type Read,
  readFromDisk,
} from "../content/sources";
import { type Text, textsOf } from "../content/texts";
import { faces } from "../fonts/faces";
import { lackingIn } from "../fonts/subset";
import { filledIn } from "../fonts/writeFonts";
import { contrastProblems } from "../theme/contrast";
import { placeOf, themeFile } from "../theme/roles";
import type { Complaint } from "./complaint";
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
    if (types.length > 0) return [...types, ...themeComplaints(read)];
    try {
      return [...wordComplaints(read, inFonts), ...themeComplaints(read, evaluateVocabulary(read).gradients)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return [{ file: error.file, ...beginning, message: error.message }, ...themeComplaints(read)];
    }
  };
}

function wordComplaints(read: Read, inFonts: readonly FontCheck[]): readonly Complaint[] {
  const modules = evaluateContent(read);
  const strays = strayComplaints(modules);
  if (strays.length > 0) return strays;
  const texts = filledIn(textsOf(modules));
  const problems = [...contentProblems(modules), ...inFonts.flatMap((problemsOf) => problemsOf(texts))];
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

function themeComplaints(read: Read, words?: readonly Gradient[]): readonly Complaint[] {
  const css = read(themeFile);
  try {
    return contrastProblems(css, words).map((problem) => complain(problem, placeOf(css, problem.record)));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    return [{ file: themeFile, line, column, message: `can't be read as a style sheet: ${reason}.` }];
  }
}

function complain({ file, record, message, mend }: Problem, place: Place): Complaint {
  return { file, ...place, message: `${record} ${message} ${mend}` };
}
