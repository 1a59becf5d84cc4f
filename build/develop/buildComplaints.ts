/**
 * What a build may not begin with: content, drawings or colours of which no page can be made. Gatsby would notice late, and name
 * its own files. A broken law is no such thing: whoever tries a text out may build it, and the launch check holds it back.
 */
import { drawingProblems } from "../content/drawingProblems";
import { importingSources, importProblems } from "../content/importProblems";
import { locate } from "../content/locate";
import { sectionProblems } from "../content/sectionProblems";
import {
  ContentError,
  evaluateContent,
  evaluateVocabulary,
  type Read,
  readFromDisk,
  vocabularyFile,
} from "../content/sources";
import { colourProblems } from "../theme/contrast";
import { complain, type Complaint } from "./complaint";
import { themeComplaints } from "./themeComplaints";

/**
 * Checks content whose types hold, and what it needs on the page.
 *
 * @param read - Where the sources come from.
 * @returns What stands against a build; empty where nothing does.
 */
export function buildComplaints(read: Read = readFromDisk): readonly Complaint[] {
  try {
    const [modules, vocabulary] = [evaluateContent(read), evaluateVocabulary(read)];
    const sources = importingSources();
    const missing = importProblems({ ...modules, [vocabularyFile]: vocabulary }, sources);
    // The laws below ask for lists by their names.
    if (missing.length > 0) return missing.map((problem) => complain(problem));
    const problems = [...drawingProblems(read), ...sectionProblems(modules, sources)];
    return [
      ...problems.map((problem) => complain(problem, locate(read(problem.file), problem.record))),
      ...themeComplaints(read, (css) => colourProblems(css, vocabulary.gradients)),
    ];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [{ file: error.file, line: 1, column: 1, message: error.message }];
  }
}
