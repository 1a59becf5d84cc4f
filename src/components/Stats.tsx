import type { ReactElement } from "react";

import { Divider } from "../chart";
import { type Stat, stats, statsHeading } from "../content/stats";
import { figureText } from "../text/numerals";
import { FigureCell } from "./ui/FigureCell";
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

interface FigureProps {
  readonly stat: Stat;
  readonly index: number;
}

function Figure({ stat: { number, label, icon }, index }: FigureProps): ReactElement {
  return (
    <FigureCell
      index={index}
      count={stats.length}
      className="flex flex-col-reverse justify-end gap-1 py-5 sm:border-s sm:px-5 sm:py-7 print:p-4.5"
      // From `sm` on also around them.
      sides={(narrow, wide) => [
        narrow.isRowStart ? "max-sm:pe-3" : "max-sm:border-s max-sm:ps-4",
        narrow.isRowEnd && "not-print:sm:max-lg:border-e",
        wide.isRowEnd && "lg:border-e print:border-e",
      ]}
    >
      <dt className="flex items-center gap-5 text-ink-muted max-sm:text-small">
        <Icon name={icon} className="mt-[0.15em]" />
        {label}
      </dt>
      <dd className="figure text-figure">
        <bdi>{figureText(number)}</bdi>
      </dd>
    </FigureCell>
  );
}
