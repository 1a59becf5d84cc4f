/** What a broken law says: where, what, and how to mend it. */

/** One broken law. */
export interface Problem {
  readonly file: string;
  /** The way to the record inside the file, such as `services[3].features[0]`. */
  readonly record: string;
  /** What is wrong, and what was expected. */
  readonly message: string;
  /** What to do about it. */
  readonly mend: string;
}

/**
 * Writes a problem in one line.
 *
 * @param problem - What `contentProblems` found.
 * @returns File, record, message and mend.
 */
export function describeProblem({ file, record, message, mend }: Problem): string {
  return `${file}: ${record} ${message} ${mend}`;
}
