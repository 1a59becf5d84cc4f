/** Where a record stands in its list. */
interface Cell {
  /** How many records its row has. */
  readonly inRow: 1 | 2 | 3 | 4;
  readonly isFirstRow: boolean;
  readonly isRowStart: boolean;
  readonly isRowEnd: boolean;
}

/**
 * The rule of every list of cards: a row has at most `most` records, and rows differ by one record at most, so that none is left alone
 * beside empty columns. The longer rows come first.
 */
export function cellOf(index: number, count: number, most: 2 | 3 | 4): Cell {
  const rows = Math.ceil(count / most);
  const short = Math.floor(count / rows);
  const inLongRows = (count % rows) * (short + 1);
  const inRow = index < inLongRows ? short + 1 : short;
  const place = index < inLongRows ? index % inRow : (index - inLongRows) % inRow;
  return {
    inRow: inRow as Cell["inRow"],
    isFirstRow: index < Math.ceil(count / rows),
    isRowStart: place === 0,
    isRowEnd: place === inRow - 1,
  };
}

/** The most records of a row from each width of the window on, and on paper. */
type Most = Partial<Record<"base" | "sm" | "md" | "lg" | "xl" | "print", 2 | 3 | 4>>;

/** Returns the classes that give a record its share of a row, on a grid of twelve columns. global.css lists them for Tailwind. */
export function rowShare(index: number, count: number, most: Most): string {
  return spans(most, (each) => 12 / cellOf(index, count, each).inRow);
}

/** Returns the classes for what such a share leaves of a row. */
export function rowRest(index: number, count: number, most: Most): string {
  return spans(most, (each) => 12 - 12 / cellOf(index, count, each).inRow);
}

function spans(most: Most, columns: (each: 2 | 3 | 4) => number): string {
  return Object.entries(most)
    .map(([width, each]) => `${width === "base" ? "" : `${width}:`}col-span-${columns(each)}`)
    .join(" ");
}
