import type { ReactElement } from "react";

import { Divider } from "../chart";
import { company, companyIntro } from "../content/company";
import { site } from "../site";
import { joinClasses } from "../text/joinClasses";
import { figureText } from "../text/numerals";
import { rowShare } from "./ui/evenRows";
import { Section } from "./ui/Section";

/** The company: its facts in a double frame, mission and vision, and the values. */
export function Company(): ReactElement {
  return (
    <Section id="company" intro={companyIntro}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:items-center">
        <Facts />
        <div className="grid gap-y-6">
          <LabelledText label={company.missionLabel} text={company.mission} />
          <LabelledText label={company.visionLabel} text={company.vision} />
        </div>
      </div>
      {company.values.length > 0 && <Values />}
    </Section>
  );
}

/** Like the title block of a chart. */
function Facts(): ReactElement {
  const { facts } = company;
  return (
    <div
      className="
        m-2 break-inside-avoid border border-ink bg-surface px-5 py-[clamp(1.5rem,1rem+2vw,2.5rem)] text-center
        outline-3 outline-offset-4 outline-ink
        print:m-3 print:py-5.5
      "
    >
      <p aria-hidden="true" className="font-display text-title font-bold">
        {site.name}
      </p>
      <Divider className="mx-auto mt-3 max-w-3xs border-x border-ink" />
      <dl
        className="
          mt-6 grid grid-cols-[minmax(min-content,2fr)_3fr] items-baseline gap-x-5 gap-y-2 text-start
          max-2xs:grid-cols-1 max-2xs:text-center
          print:grid-cols-12 print:text-center
        "
      >
        {facts.map(({ term, detail }, index) => (
          <div key={term} className={joinClasses("contents print:block", rowShare(index, facts.length, { print: 4 }))}>
            <dt
              className="
                text-end font-mono text-label text-ink-muted
                max-2xs:mt-2 max-2xs:text-center
                print:text-center
              "
            >
              {term}
            </dt>
            <dd className="font-display text-entry font-bold">
              <bdi>{figureText(detail)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Values(): ReactElement {
  const { values, valuesLabel } = company;
  return (
    <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)] grid break-inside-avoid gap-y-4 lg:grid-cols-aside">
      <h3 className="text-statement">{valuesLabel}</h3>
      <ul role="list" className="grid grid-cols-12 gap-x-[clamp(1.25rem,3vw,2.5rem)] gap-y-3.5 max-2xs:grid-cols-1">
        {values.map(({ title, description }, index) => (
          <li
            key={title}
            className={joinClasses(
              "border-t border-ink pt-3 max-2xs:col-span-full",
              rowShare(index, values.length, { base: 2 }),
            )}
          >
            <h4 className="text-entry">{title}</h4>
            <p className="mt-1 text-small text-ink-muted">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LabelledText({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <div>
      <h3 className="font-mono text-label font-medium text-accent">{label}</h3>
      <p className="text-mission font-semibold text-balance">{text}</p>
    </div>
  );
}
