import type { ReactElement } from "react";

import { Divider } from "../chart";
import { type Stat, stats, statsHeading } from "../content/stats";
import { joinClasses } from "../text/joinClasses";
import { figureText } from "../text/numerals";
import { cellOf, rowShare } from "./ui/evenRows";
import { figureSize } from "./ui/figureSize";
import { Icon } from "./ui/Icon";

/** The stats strip. Its heading is for screen readers only. */
export function Stats(): ReactElement {
  return (
    <section id="stats" aria-labelledby="stats-heading" className="border-b border-ink">
      <Divider />
      <h2 id="stats-heading" className="sr-only">
        {statsHeading}
      </h2>
      <dl className="page-width grid grid-cols-12 max-zoom:block">
        {stats.map((stat, index) => (
          <Figure key={stat.label} stat={stat} index={index} />
        ))}
      </dl>
    </section>
  );
}

const numbers = stats.map(({ number }) => number);

interface FigureProps {
  readonly stat: Stat;
  readonly index: number;
}

/** Two stand in a row, on wide screens and paper four, with lines between them, and from `sm` on around them too. */
function Figure({ stat: { number, label, icon }, index }: FigureProps): ReactElement {
  const { length } = stats;
  const inTwo = cellOf(index, length, 2);
  const inFour = cellOf(index, length, 4);
  return (
    <div
      className={joinClasses(
        "flex flex-col-reverse justify-end gap-1 border-line py-5 sm:border-s sm:px-5 sm:py-7 print:p-4.5",
        rowShare(index, length, { base: 2, lg: 4, print: 4 }),
        !inTwo.isFirstRow && "not-print:max-lg:border-t",
        inTwo.isRowStart ? "max-sm:pe-3" : "max-sm:border-s max-sm:ps-4",
        inTwo.isRowEnd && "not-print:sm:max-lg:border-e",
        !inFour.isFirstRow && "lg:border-t print:border-t",
        inFour.isRowEnd && "lg:border-e print:border-e",
      )}
    >
      <dt className="flex items-center gap-5 text-ink-muted max-sm:text-small">
        <Icon name={icon} className="mt-[0.15em]" />
        {label}
      </dt>
      <dd className={joinClasses("figure", figureSize(numbers, "text-figure"))}>
        <bdi>{figureText(number)}</bdi>
      </dd>
    </div>
  );
}
