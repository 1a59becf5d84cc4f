import { Fragment, type ReactElement } from "react";

import { company, companyIntro } from "../content/company";
import { site } from "../site";
import { Section } from "./ui/Section";

/** The company: its facts in a double frame, mission and vision, and the values. */
export function Company(): ReactElement {
  return (
    <Section id="company" intro={companyIntro}>
      <div className="company">
        <div className="company-facts">
          <p className="font-display text-title font-bold" aria-hidden="true">
            {site.name}
          </p>
          <dl>
            {company.facts.map(({ term, detail }) => (
              <Fragment key={term}>
                <dt className="font-mono text-label text-ink-muted">{term}</dt>
                <dd className="font-display text-entry font-bold">{detail}</dd>
              </Fragment>
            ))}
          </dl>
        </div>
        <div className="statements">
          <h3 className="font-mono text-label text-accent">{company.missionLabel}</h3>
          <p>{company.mission}</p>
          <h3 className="font-mono text-label text-accent">{company.visionLabel}</h3>
          <p>{company.vision}</p>
        </div>
      </div>
      <div className="values">
        <h3 className="text-statement">{company.valuesLabel}</h3>
        <ul>
          {company.values.map(({ title, description }) => (
            <li key={title}>
              <h4 className="text-entry">{title}</h4>
              <p className="text-small text-ink-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
