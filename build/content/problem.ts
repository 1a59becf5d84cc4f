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

/** An error that is a mistake in what was written, not in what reads it. */
export class ProblemError extends Error {
  /**
   * @param problem - The mistake.
   * @param options - What was thrown for it elsewhere, if anything.
   */
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(describeProblem(problem), options);
  }
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
