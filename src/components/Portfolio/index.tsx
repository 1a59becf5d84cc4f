import type { ReactElement } from "react";

import {
  moreProjectsHeading,
  portfolioIntro,
  projects,
  trackRecord,
  trackRecordHeading,
  type TrackRecordMetric,
} from "../../content/portfolio";
import { joinClasses } from "../../text/joinClasses";
import { figureText } from "../../text/numerals";
import { cellOf, rowShare } from "../ui/evenRows";
import { figureSize } from "../ui/figureSize";
import { SampleNote } from "../ui/SampleNote";
import { Section } from "../ui/Section";
import { Featured } from "./Featured";
import { OtherProject } from "./OtherProject";
import type { ProjectProps } from "./ProjectParts";

/** The portfolio: featured projects, more projects and the track record. */
export function Portfolio(): ReactElement {
  const numbered = (isFeatured: boolean): readonly ProjectProps[] =>
    projects.filter(({ featured }) => featured === isFeatured).map((project, drawing) => ({ project, drawing }));
  const [lead, ...featured] = numbered(true);
  const others = numbered(false);

  return (
    <Section id="portfolio" intro={portfolioIntro}>
      {lead && <Featured lead={lead} others={featured} />}
      {others.length > 0 && (
        <>
          <Subheading>{moreProjectsHeading}</Subheading>
          <ul role="list" className="border-b border-ink">
            {others.map((each) => (
              <OtherProject key={each.project.title} {...each} />
            ))}
          </ul>
        </>
      )}
      <SampleNote records={projects} />
      {trackRecord.length > 0 && (
        <>
          <Subheading>{trackRecordHeading}</Subheading>
          <dl className="grid break-inside-avoid grid-cols-12 border-y border-ink max-2xs:block">
            {trackRecord.map((each, index) => (
              <Metric key={each.metric} metric={each} index={index} />
            ))}
          </dl>
        </>
      )}
    </Section>
  );
}

function Subheading({ children }: { readonly children: string }): ReactElement {
  return (
    <h3 className="mt-[clamp(2.5rem,2rem+2vw,4rem)] mb-[clamp(0.75rem,0.5rem+0.8vw,1.5rem)] text-statement">
      {children}
    </h3>
  );
}

const values = trackRecord.map(({ value }) => value);

interface MetricProps {
  readonly metric: TrackRecordMetric;
  readonly index: number;
}

/** Two stand in a row, on wide screens and paper four, with lines between them. */
function Metric({ metric: { metric, value, description }, index }: MetricProps): ReactElement {
  const { length } = trackRecord;
  const inTwo = cellOf(index, length, 2);
  const inFour = cellOf(index, length, 4);
  return (
    <div
      className={joinClasses(
        "border-line py-4 pe-4 max-2xs:not-first:border-t lg:py-5 print:px-4",
        rowShare(index, length, { base: 2, lg: 4, print: 4 }),
        !inTwo.isFirstRow && "not-print:max-lg:border-t",
        !inTwo.isRowStart && "not-print:2xs:max-lg:border-s not-print:2xs:max-lg:ps-4",
        inTwo.isRowEnd && "max-lg:pe-0",
        !inFour.isFirstRow && "lg:border-t print:border-t",
        !inFour.isRowStart && "lg:border-s lg:ps-6 print:border-s",
        inFour.isRowEnd && "lg:pe-0",
      )}
    >
      <dt className="font-semibold">{metric}</dt>
      <dd className={joinClasses("mt-1 figure", figureSize(values, "text-figure"))}>
        <bdi>{figureText(value)}</bdi>
      </dd>
      <dd className="mt-1 text-small text-ink-muted">{description}</dd>
    </div>
  );
}
