/** How many characters of its usual size a figure may have, so that a phone has room for what stands beside it. */
const most = 5;

/** Returns the class of the figures of a list: a smaller size for all where one is long. */
export const figureSize = (figures: readonly string[], usual: "text-figure" | "text-figure-large"): string =>
  figures.some(({ length }) => length > most) ? "text-figure-small" : usual;
