import type { ReactElement } from "react";

import { aboutIntro, type Reason, reasons } from "../content/about";
import { Icon } from "./ui/Icon";
import { Section } from "./ui/Section";

/** The reasons for choosing this company: large statements with their figures, in the page's one dark section. */
export function About(): ReactElement {
  return (
    <Section id="about" intro={aboutIntro} surface="inverse" className="about">
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
    <li className="reason">
      <span className="figure text-figure-large">{figure}</span>
      <p className="reason-label font-mono text-label text-ink-muted">
        <Icon name={icon} />
        {figureLabel}
      </p>
      <h3 className="text-statement">{title}</h3>
      <p className="reason-text text-ink-muted">{description}</p>
    </li>
  );
}
