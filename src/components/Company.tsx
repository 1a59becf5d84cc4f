/** The company itself, as a chart's title block. */
import type { ReactElement } from "react";

import { company, companyIntro } from "../content/company";
import { site } from "../site";
import { Section } from "./ui/Section";

/**
 * The company section.
 *
 * @returns The facts in a double-ruled frame, mission and vision, and the values.
 */
export function Company(): ReactElement {
  return (
    <Section id="company" intro={companyIntro}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-12">
        <div className="cartouche lg:col-span-6">
          <p className="display text-title" aria-hidden="true">
            {site.name}
          </p>
          <div className="scale-bar mx-auto mt-4 w-full max-w-64" />
          <dl>
            {company.facts.map(({ term, detail }) => (
              <div key={term}>
                <dt className="mono text-ink-muted">{term}</dt>
                <dd className="display text-entry mt-1">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid content-center gap-10 lg:col-span-6">
          <Statement label={company.missionLabel} text={company.mission} />
          <Statement label={company.visionLabel} text={company.vision} />
        </div>
      </div>
      <div className="mt-16 grid gap-y-6 lg:grid-cols-12">
        <h3 className="text-statement lg:col-span-3">{company.valuesLabel}</h3>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:col-span-9">
          {company.values.map(({ title, description }) => (
            <li key={title} className="border-ink border-t pt-4">
              <h4 className="text-entry">{title}</h4>
              <p className="text-small text-ink-muted mt-2 max-w-[34.6em]">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Statement({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <div>
      <h3 className="mono text-signal font-normal">{label}</h3>
      <p className="display text-statement mt-2">{text}</p>
    </div>
  );
}
