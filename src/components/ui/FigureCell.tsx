import type { ReactElement, ReactNode } from "react";

import { joinClasses } from "../../text/joinClasses";
import { cellOf, rowShare } from "./evenRows";

interface FigureCellProps {
  readonly index: number;
  readonly count: number;
  /** The lines and the room at its sides, by whether it begins and ends a row of two, and on wide screens and paper one of four. */
  readonly sides: (narrow: ReturnType<typeof cellOf>, wide: ReturnType<typeof cellOf>) => readonly (string | false)[];
  readonly className: string;
  readonly children: ReactNode;
}

/** A figure with its words in a grid of twelve columns: two in a row, four on wide screens and paper, with a line between rows. */
export function FigureCell({ index, count, sides, className, children }: FigureCellProps): ReactElement {
  const narrow = cellOf(index, count, 2);
  const wide = cellOf(index, count, 4);
  return (
    <div
      className={joinClasses(
        "border-line",
        className,
        rowShare(index, count, { base: 2, lg: 4, print: 4 }),
        !narrow.isFirstRow && "not-print:max-lg:border-t",
        !wide.isFirstRow && "lg:border-t print:border-t",
        ...sides(narrow, wide),
      )}
    >
      {children}
    </div>
  );
}
