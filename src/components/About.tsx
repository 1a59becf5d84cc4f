/** Why choose this company: large statements with their figures, on the page's one dark sheet. */
import type { ReactElement } from "react";

import { aboutIntro, type Reason, reasons } from "../content/about";
import { Icon } from "./ui/Icon";
import { Section } from "./ui/Section";

/**
 * The about section.
 *
 * @returns One statement for each reason.
 */
export function About(): ReactElement {
  return (
    <Section id="about" intro={aboutIntro} className="deep">
      <ul>
        {reasons.map((reason) => (
          <Statement key={reason.title} {...reason} />
        ))}
      </ul>
    </Section>
  );
}

function Statement({ title, description, figure, figureLabel, icon }: Reason): ReactElement {
  return (
    <li className="reason border-line grid gap-y-5 border-t py-8 sm:grid-cols-12 lg:items-end lg:py-10">
      <p className="sm:col-span-5">
        <span className="figure text-sounding block">{figure}</span>
        <span className="mono text-ink-muted mt-3 block">{figureLabel}</span>
      </p>
      <div className="sm:col-span-7">
        <Icon name={icon} />
        <h3 className="text-statement mt-3">{title}</h3>
        <p className="text-ink-muted mt-3 max-w-[37.3em]">{description}</p>
      </div>
    </li>
  );
}
