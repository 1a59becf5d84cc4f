/** Returns the end points of path data that consists of M and A. */
export const endsOf = (path: string | null | undefined): readonly (readonly number[])[] =>
  (path ?? "")
    .split(/(?=[MA])/)
    .filter(Boolean)
    .map((segment) => segment.slice(1).split(" ").slice(-2).map(Number));
