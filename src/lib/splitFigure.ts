/** A result is one text that begins with its figure: "−18% fuel per parcel". */

/**
 * Splits a result after its figure, at the first plain space; a no-break space belongs to the figure.
 *
 * @param result - A text such as "40 s to replan a city" with a no-break space before the unit.
 * @returns The figure, and what it means.
 */
export function splitFigure(result: string): readonly [figure: string, meaning: string] {
  const end = result.indexOf(" ");
  return end === -1 ? [result, ""] : [result.slice(0, end), result.slice(end + 1)];
}
