/** A grid of circles and quarters of circles, which repeats: its geometry. */

/** The length of an edge of the grid, and of one of its 6 × 6 tiles. */
export const size = 600;
const tile = size / 6;

/** The shapes of each colour, a letter for each tile. */
const layers = [
  ["sa..q.", "wq...s", "..s..w", "o.w.sa", "..q.wq", "a...s."],
  ["..sa.o", "..w...", "q..a..", "...q..", "s...o.", ".w.a.."],
  [".....a", "...o..", "s....", ".....", ".a..", "..s..."],
  ["......", "....s.", "......", "..a...", "......", ".....o"],
] as const;

/** Each shape's outline in a tile: `o` is a circle, the others are quarters of one whose middle is a corner. */
const outlines: Readonly<Record<string, string>> = {
  o: "m0 50a50 50 0 1 1 100 0a50 50 0 1 1-100 0z",
  q: "h100a100 100 0 0 1-100 100z",
  w: "m100 0v100a100 100 0 0 1-100-100z",
  s: "m100 100h-100a100 100 0 0 1 100-100z",
  a: "m0 100v-100a100 100 0 0 1 100 100z",
};

/** The path data of each colour. */
export const paths: readonly string[] = layers.map((rows) =>
  rows
    .flatMap((row, y) =>
      Array.from(row, (shape, x) => (shape in outlines ? `M${x * tile} ${y * tile}${outlines[shape]}` : "")),
    )
    .join(""),
);
