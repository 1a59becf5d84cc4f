import type { ReactElement } from "react";

import { Divider } from "../chart";
import { type Stat, stats, statsHeading } from "../content/stats";
import { joinClasses } from "../text/joinClasses";
import { Icon } from "./ui/Icon";

/** The stats strip. Its heading is for screen readers only. */
export function Stats(): ReactElement {
  return (
    <section id="stats" aria-labelledby="stats-heading" className="border-b border-ink not-has-data-island:isolate">
      <Divider />
      <h2 id="stats-heading" className="sr-only">
        {statsHeading}
      </h2>
      <dl className="page-width grid grid-cols-2 max-zoom:grid-cols-1 lg:grid-cols-4 print:grid-cols-4">
        {stats.map((stat) => (
          <Figure key={stat.label} {...stat} />
        ))}
      </dl>
    </section>
  );
}

function Figure({ number, label, icon }: Stat): ReactElement {
  return (
    <div
      className={joinClasses(
        "flex flex-col-reverse justify-end gap-1 border-line py-5 sm:px-5 sm:py-7 print:p-4.5",
        // Lines between the figures, and from `sm` on around them.
        `
          not-print:max-lg:nth-[n+3]:border-t
          max-sm:odd:pe-3
          max-sm:even:border-s max-sm:even:ps-4
          sm:border-s
          sm:max-lg:even:border-e
          lg:last:border-e
        `,
      )}
    >
      <dt className="flex items-center gap-5 text-ink-muted max-sm:text-small">
        <Icon name={icon} className="mt-[0.15em]" />
        {label}
      </dt>
      <dd className="figure text-figure">
        <bdi>{number}</bdi>
      </dd>
    </div>
  );
}
