/** Everything that can be said of the content and the theme while they are being edited. */
import type { Gradient } from "../../src/content/vocabulary";
import { contentProblems } from "../content/laws";
import { locate, type Place } from "../content/locate";
import type { Problem } from "../content/problem";
import { contentFiles, evaluateContent, evaluateVocabulary, type Read, readFromDisk } from "../content/sources";
import { contrastProblems } from "../theme/contrast";
import { placeOf } from "../theme/roles";
import type { Complaint } from "./complaint";
import { typeChecker } from "./typeComplaints";

/** Where the colours are. */
const themeFile = "src/styles/theme.css";

/**
 * Prepares the check; the compiler stays warm between two calls.
 *
 * @param read - Where the sources come from.
 * @returns A function that checks what is written now. The laws are read only where the types hold.
 */
export function contentCheck(read: Read = readFromDisk): () => readonly Complaint[] {
  const checkTypes = typeChecker(read);
  return () => {
    const types = checkTypes(contentFiles());
    if (types.length > 0) return [...types, ...themeComplaints(read)];
    return [...lawComplaints(read), ...themeComplaints(read, evaluateVocabulary(read).gradients)];
  };
}

function lawComplaints(read: Read): readonly Complaint[] {
  return contentProblems(evaluateContent(read)).map((problem) =>
    complain(problem, locate(read(problem.file), problem.record)),
  );
}

function themeComplaints(read: Read, words?: readonly Gradient[]): readonly Complaint[] {
  const css = read(themeFile);
  try {
    return contrastProblems(css, words).map((problem) => complain(problem, placeOf(css, problem.record)));
  } catch (error) {
    return [{ file: themeFile, line: 1, column: 1, message: String(error) }];
  }
}

function complain({ file, record, message, mend }: Problem, place: Place): Complaint {
  return { file, ...place, message: `${record} ${message} ${mend}` };
}
