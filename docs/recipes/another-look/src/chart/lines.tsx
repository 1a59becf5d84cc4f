import type { ReactElement } from "react";

import { joinClasses } from "../text/joinClasses";

interface PlacedProps {
  /** Its place in the layout. */
  readonly className?: string | undefined;
}

/** The line above a section, which begins with a bar. */
export function SectionLine({ className }: PlacedProps): ReactElement {
  return (
    <div
      className={joinClasses("border-t border-ink before:block before:h-1.5 before:w-16 before:bg-accent", className)}
    />
  );
}

/** A line across its parent, between parts of the page. */
export function Divider({ className }: PlacedProps): ReactElement {
  return <div className={joinClasses("border-t border-ink", className)} />;
}

interface SectionMarkProps {
  /** Which of the page's sections it is, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
}

/** The mark beside a section's number: its place on the page, as a bar. */
export function SectionMark({ index, count }: SectionMarkProps): ReactElement {
  return (
    <svg
      className="inline h-1 w-20 lg:mt-2 rtl:-scale-x-100"
      viewBox={`0 0 ${count} 1`}
      preserveAspectRatio="none"
      width={80}
      height={4}
      fill="none"
    >
      <path className="stroke-line" d={`M0 .5H${count}`} />
      <path className="stroke-accent" d={`M${index} .5h1`} />
    </svg>
  );
}

/** A line from a quotation to the next. Its parent is positioned. */
export function QuotationLine(): ReactElement {
  return (
    <div className="absolute inset-x-0 -bottom-[clamp(0.8rem,0.5rem+1vw,1.5rem)] border-t border-line print:hidden" />
  );
}
