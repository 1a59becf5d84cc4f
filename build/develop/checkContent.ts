/** Everything that can be said of the content and the theme while they are being edited. */
import { readFileSync } from "node:fs";

import { contentProblems } from "../content/laws";
import { type ContentModules, contentModules } from "../content/modules";
import type { Problem } from "../content/problem";
import { contentFiles, type Read, readFromDisk } from "../content/sources";
import { textsOf } from "../content/texts";
import { faces } from "../fonts/faces";
import { lackingIn } from "../fonts/subset";
import { filledIn } from "../fonts/writeFonts";
import { contrastProblems } from "../theme/contrast";
import { buildComplaints, type Laws } from "./buildComplaints";
import type { Complaint } from "./complaint";
import { themeComplaints } from "./themeComplaints";
import { typeChecker } from "./typeComplaints";

/**
 * Prepares the check; the compiler and the fonts stay at hand between two calls.
 *
 * @param read - Where the sources come from.
 * @returns A function that checks what is written now. The laws are read only where the types hold.
 */
export function contentCheck(read: Read = readFromDisk): () => readonly Complaint[] {
  const checkTypes = typeChecker(read);
  const inFonts = faces.map((face) => lackingIn(readFileSync(face.source), face));
  const ofWords = (modules: ContentModules): readonly Problem[] => {
    const texts = filledIn(textsOf(modules));
    return [...contentProblems(modules), ...inFonts.flatMap((problemsOf) => problemsOf(texts))];
  };
  const laws: Laws = { ofFiles: strayProblems, ofWords, ofColours: contrastProblems };
  return () => {
    const types = checkTypes(contentFiles());
    return types.length > 0 ? [...types, ...themeComplaints(read, contrastProblems)] : buildComplaints(read, laws);
  };
}

/** Compares the files and their exports with those that the laws and the components were compiled with. */
function strayProblems(modules: Readonly<Record<string, object>>): readonly Problem[] {
  const known: Readonly<Record<string, object>> = contentModules;
  const added = Object.keys(modules).filter((file) => !(file in known));
  return [
    ...added.map((file) => ({
      file,
      record: "",
      message: "is not listed in build/content/modules.ts: no law, font or text file knows its words.",
      mend: "Add it there, and restart.",
    })),
    ...Object.entries(known).flatMap(([file, module]) => lostFrom(modules[file], file, module)),
  ];
}

function lostFrom(found: object | undefined, file: string, module: object): readonly Problem[] {
  const record = "";
  if (!found) return [{ file, record, message: "is gone, and the page is made of it.", mend: "Put it back." }];
  return Object.keys(module)
    .filter((name) => !(name in found))
    .map((name) => ({
      file,
      record,
      message: `no longer exports “${name}”, which the page is made of.`,
      mend: "Call it so again, or rename it everywhere and restart.",
    }));
}
