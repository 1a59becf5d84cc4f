import type { ReactElement } from "react";

import { joinClasses } from "../text/joinClasses";
import { figureText, numeral } from "../text/numerals";

interface PlacedProps {
  /** Its place in the layout. */
  readonly className?: string | undefined;
}

/** The line above a section: a ruler, whose longer ticks stand where columns begin. */
export function SectionLine({ className }: PlacedProps): ReactElement {
  return <div className={joinClasses("ruler", className)} />;
}

/** A line across its parent, between parts of the page: the scale bar of a chart. */
export function Divider({ className }: PlacedProps): ReactElement {
  return <div className={joinClasses("scale-bar", className)} />;
}

interface SectionMarkProps {
  /** Which of the page's sections it is, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
}

/** The mark beside a section's number: its place on the page in degrees of a compass. */
export function SectionMark({ index, count }: SectionMarkProps): ReactElement {
  const bearing = Math.round((index * 360) / count);
  return (
    // <bdi> as a block would begin at its own edge, the left one, on a right-to-left page too.
    <span>
      <bdi>{figureText(`${numeral(bearing, 3)}°`)}</bdi>
    </span>
  );
}

/** What lies behind a page of a few lines: the grid of a chart. It fills its parent, which is positioned. */
export function MessageBackdrop(): ReactElement {
  return <div className="chart-grid absolute inset-0 -z-1 print:hidden" />;
}
