import type { ReactElement } from "react";

import { aboutIntro, type Reason, reasons } from "../content/about";
import { joinClasses } from "../text/joinClasses";
import { figureText } from "../text/numerals";
import { figureSize } from "./ui/figureSize";
import { Icon } from "./ui/Icon";
import { Section } from "./ui/Section";

/** The reasons for choosing this company: large statements with their figures, in the page's one dark section. */
export function About(): ReactElement {
  return (
    <Section
      id="about"
      intro={aboutIntro}
      surface="inverse"
      className="mt-surface pb-[clamp(2.5rem,1.5rem+4.5vw,6rem)] print:pb-0"
    >
      {/* On a phone the widest figure sets the column of all. */}
      <ul role="list" className="grid grid-cols-[auto_1fr] gap-x-4">
        {reasons.map((reason) => (
          <Statement key={reason.title} {...reason} />
        ))}
      </ul>
    </Section>
  );
}

const figures = reasons.map(({ figure }) => figure);

function Statement({ title, description, figure, figureLabel, icon }: Reason): ReactElement {
  return (
    <li
      className="
        col-span-full grid grid-cols-[auto_1fr] items-center gap-x-4 border-t border-line py-4
        max-sm:supports-[grid-template-columns:subgrid]:grid-cols-subgrid
        max-zoom:block
        sm:grid-cols-[5fr_7fr] sm:py-6
      "
    >
      <span className={joinClasses("row-span-2 min-w-[2.4em] figure", figureSize(figures, "text-figure-large"))}>
        <bdi>{figureText(figure)}</bdi>
      </span>
      <p className="flex items-center gap-2.5 font-mono text-label text-ink-muted sm:row-3 sm:mt-2 sm:self-start">
        <Icon name={icon} />
        {figureLabel}
      </p>
      <h3 className="text-statement sm:col-2 sm:row-[1/3] sm:self-end">{title}</h3>
      <p className="col-span-full mt-2 max-w-2xl text-ink-muted sm:col-2">{description}</p>
    </li>
  );
}
