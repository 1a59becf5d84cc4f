/**
 * What a build may not begin with: content, drawings or colours of which no page can be made. Gatsby would notice late, and name
 * its own files. A broken law is no such thing: whoever tries a text out may build it, and the launch check holds it back.
 */
import type { Gradient } from "../../src/content/vocabulary";
import { drawingProblems } from "../content/drawingProblems";
import { importingSources, importProblems } from "../content/importProblems";
import { locate } from "../content/locate";
import type { ContentModules } from "../content/modules";
import { type Problem, ProblemError } from "../content/problem";
import { sectionProblems } from "../content/sectionProblems";
import { evaluateContent, evaluateVocabulary, type Read, readFromDisk, vocabularyFile } from "../content/sources";
import { colourProblems } from "../theme/contrast";
import { complain, type Complaint } from "./complaint";
import { themeComplaints } from "./themeComplaints";

/** What else is asked of content whose types hold. */
export interface Laws {
  /** About its files; where they are broken, the others can't be asked. */
  readonly ofFiles: (modules: ContentModules) => readonly Problem[];
  readonly ofWords: (modules: ContentModules) => readonly Problem[];
  readonly ofColours: (css: string, words?: readonly Gradient[]) => readonly Problem[];
}

const forBuild: Laws = { ofFiles: () => [], ofWords: () => [], ofColours: colourProblems };

/**
 * Checks content whose types hold, and what it needs on the page.
 *
 * @param read - Where the sources come from.
 * @param laws - What else is asked of it; a build asks only for colours.
 * @returns What stands against a build, or against these laws; empty where nothing does.
 */
export function buildComplaints(read: Read = readFromDisk, laws: Laws = forBuild): readonly Complaint[] {
  try {
    const [modules, vocabulary] = [evaluateContent(read), evaluateVocabulary(read)];
    return [
      ...contentComplaints(read, laws, modules, vocabulary),
      ...themeComplaints(read, (css) => laws.ofColours(css, vocabulary.gradients)),
    ];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [complain(error.problem), ...themeComplaints(read, laws.ofColours)];
  }
}

function contentComplaints(
  read: Read,
  { ofFiles, ofWords }: Laws,
  modules: ContentModules,
  vocabulary: object,
): readonly Complaint[] {
  const sources = importingSources();
  const misnamed = [ofFiles(modules), importProblems({ ...modules, [vocabularyFile]: vocabulary }, sources)];
  const [first] = misnamed.filter(({ length }) => length > 0);
  // The others ask for lists by their names.
  if (first) return first.map((problem) => complain(problem));
  const problems = [...ofWords(modules), ...sectionProblems(modules, sources), ...drawingProblems(read)];
  return problems.map((problem) => complain(problem, locate(read(problem.file), problem.record)));
}
