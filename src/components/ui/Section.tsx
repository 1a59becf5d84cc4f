/** The frame of every section but the hero and the stats strip, which have their own: `<section>`, `<h2>`, id and name. */
import type { ReactElement, ReactNode } from "react";

import { type SectionId, sections } from "../../content/sections";
import type { SectionIntro } from "../../content/vocabulary";
import { joinClasses } from "../../lib/joinClasses";

interface SectionProps {
  readonly id: SectionId;
  readonly intro: SectionIntro;
  readonly className?: string;
  /** A drawing behind the sheet, cropped by the section and not by the sheet. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section of the page. In the chart's margin stand its number and its bearing: the page is one full turn of the
 * compass, and each section its share of it. Both repeat what the order already says, so they are hidden from speech.
 *
 * @returns A `<section>` named by its `<h2>` (WCAG 1.3.1, 2.4.6).
 */
export function Section({ id, intro, className, backdrop, children }: SectionProps): ReactElement {
  const index = sections.findIndex((section) => section.id === id);
  const bearing = Math.round((index * 360) / sections.length);
  const headingId = `${id}-heading`;

  return (
    <section id={id} aria-labelledby={headingId} className={joinClasses("section", className)}>
      <div className="sheet">
        <div className="ruler" />
        <div className="section-head">
          <p className="margin-note" aria-hidden="true">
            <span className="text-signal">{String(index + 1).padStart(2, "0")}</span>
            <span>{sections[index]?.label}</span>
            <span>{`${String(bearing).padStart(3, "0")}°`}</span>
          </p>
          <div className="lg:col-span-9">
            <h2 id={headingId} className="text-title max-w-[8.5em]">
              {intro.heading}
            </h2>
            <p className="text-lede text-ink-muted mt-5 max-w-[34.6em] text-pretty">{intro.lede}</p>
          </div>
        </div>
        {children}
      </div>
      {backdrop}
    </section>
  );
}
