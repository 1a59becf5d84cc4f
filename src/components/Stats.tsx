import type { ReactElement } from "react";

import { stats, statsHeading } from "../content/stats";
import { Icon } from "./ui/Icon";

/** The stats strip. Its heading is for screen readers only. */
export function Stats(): ReactElement {
  return (
    <section id="stats" aria-labelledby="stats-heading" className="stats">
      <h2 id="stats-heading" className="sr-only">
        {statsHeading}
      </h2>
      <dl className="stats-band page-width">
        {stats.map(({ number, label, icon }) => (
          <div key={label} className="stat">
            <dt className="flex items-center gap-2.5 text-ink-muted">
              <Icon name={icon} />
              {label}
            </dt>
            <dd className="figure text-figure">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
