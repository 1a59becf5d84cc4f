import type { ReactElement, ReactNode } from "react";

import { SectionLine, SectionMark } from "../../chart";
import { type SectionId, sections } from "../../content/sections";
import type { SectionIntro } from "../../content/vocabulary";
import { joinClasses } from "../../text/joinClasses";
import { numeral } from "../../text/numerals";

interface SectionProps {
  readonly id: SectionId;
  readonly intro: SectionIntro;
  /** A surface of another colour (`styles/theme.css`). */
  readonly surface?: "inverse" | "tint";
  readonly className?: string | undefined;
  /** A drawing behind the content, cropped by the section. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/** A `<section>` named by its `<h2>` (WCAG 1.3.1, 2.4.6), for all sections but the hero and the stats strip. */
export function Section({ id, intro, surface, className, backdrop, children }: SectionProps): ReactElement {
  const headingId = `${id}-heading`;

  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-surface={surface}
      className={joinClasses("flow-root pt-section", className)}
    >
      {backdrop}
      <div className="relative page-width">
        <div className="break-inside-avoid break-after-avoid lg:grid lg:grid-cols-aside">
          <SectionLine className="lg:col-span-full" />
          <SectionLabel id={id} />
          <h2 id={headingId} className="mt-3 max-w-[8.5em] text-title print:mt-1.5">
            {intro.heading}
          </h2>
          <p className="mt-lede mb-intro max-w-measure text-lede text-ink-muted lg:col-start-2">{intro.lede}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** The section's number, label and mark, hidden from screen readers. */
function SectionLabel({ id }: Pick<SectionProps, "id">): ReactElement {
  const index = sections.findIndex((section) => section.id === id);

  return (
    <p
      aria-hidden="true"
      className="
        mt-3 font-mono text-label leading-[1.6] text-ink-muted
        *:me-[0.5em]
        lg:row-span-2 lg:mt-5
        lg:*:block
        print:mt-3
      "
    >
      <span className="text-accent-text">{numeral(index + 1, 2)}</span> <span>{sections[index]?.label}</span>{" "}
      <SectionMark index={index} count={sections.length} />
    </p>
  );
}
