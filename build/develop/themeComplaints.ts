/** What is wrong with the style sheet that declares the colours. */
import { existsSync } from "node:fs";

import { CssSyntaxError } from "postcss";

import type { Problem } from "../content/problem";
import type { Read } from "../content/sources";
import { paletteProblems } from "../findable/palette";
import { placeOf, themeFile } from "../theme/roles";
import { complain, type Complaint } from "./complaint";

/**
 * Holds the theme against laws.
 *
 * @param read - Where the style sheet comes from.
 * @param problemsOf - The laws, given its text. That the drawings can use its colours is asked in any case.
 * @returns Each problem, at its declaration.
 */
export function themeComplaints(read: Read, problemsOf: (css: string) => readonly Problem[]): readonly Complaint[] {
  if (!existsSync(themeFile)) {
    return [complain({ file: themeFile, record: "", message: "is not there.", mend: "Put it back under this name." })];
  }
  const css = read(themeFile);
  try {
    const problems = problemsOf(css);
    const records = problems.map(({ record }) => record);
    const undrawn = paletteProblems("day", css).filter(({ record }) => !records.includes(record));
    return [...problems, ...undrawn].map((problem) => complain(problem, placeOf(css, problem.record)));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, column = 1, reason } = error;
    const message = `can't be read as a style sheet: ${reason}. Mend it there.`;
    return [{ file: themeFile, line, column, message }];
  }
}
