/** Splits a result such as “−18% fuel per parcel” at the first plain space. Returns the figure and its meaning. */
export function splitFigure(result: string): readonly [figure: string, meaning: string] {
  const end = result.indexOf(" ");
  return end === -1 ? [result, ""] : [result.slice(0, end), result.slice(end + 1)];
}
