/** Line breaks for the share image's headline: a browser balances a heading, and here nobody else does. */

/** A word, or anything else of a width, in ems. */
interface Word {
  readonly width: number;
}

/** The box that the lines are to fill, in units of the drawing, and their leading in ems. */
interface Box {
  readonly width: number;
  readonly height: number;
  readonly leading: number;
}

/**
 * Breaks a headline so that its letters are as large as they can be in a box. Of the ways to set it in a number of lines
 * the one with the shortest longest line gives the largest letters, so that the lines come out balanced as well.
 *
 * @param words - In their order; there is at least one.
 * @param gap - The width of a space, in ems.
 * @param box - What the lines are to fill.
 * @returns The words by line, and their size in units of the drawing.
 */
export function breakLines<W extends Word>(
  words: readonly W[],
  gap: number,
  box: Box,
): { readonly lines: readonly (readonly W[])[]; readonly size: number } {
  const width = (line: readonly W[]): number => line.reduce((sum, word) => sum + gap + word.width, -gap);
  const runs = words.flatMap((_, from) => words.slice(from).map((_word, index) => words.slice(from, from + index + 1)));
  return runs
    .map((run) => {
      const limit = width(run);
      const lines: W[][] = [];
      for (const word of words) {
        const line = lines.at(-1);
        if (line && width([...line, word]) <= limit) line.push(word);
        else lines.push([word]);
      }
      const longest = Math.max(...lines.map(width));
      return { lines, size: Math.min(box.width / longest, box.height / lines.length / box.leading) };
    })
    .reduce((best, way) => (way.size > best.size ? way : best));
}
