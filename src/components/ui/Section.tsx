import type { ReactElement, ReactNode } from "react";

import { type SectionId, sections } from "../../content/sections";
import type { SectionIntro } from "../../content/vocabulary";
import { joinClasses } from "./joinClasses";

interface SectionProps {
  readonly id: SectionId;
  readonly intro: SectionIntro;
  /** A surface of another colour (`styles/theme.css`). */
  readonly surface?: "inverse" | "tint";
  readonly className?: string;
  /** A drawing behind the content, cropped by the section. */
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A `<section>` named by its `<h2>` (WCAG 1.3.1, 2.4.6), for all sections but the hero and the stats strip. The margin shows the
 * section's place on the page in degrees of a compass, hidden from screen readers.
 */
export function Section({ id, intro, surface, className, backdrop, children }: SectionProps): ReactElement {
  const index = sections.findIndex((section) => section.id === id);
  const bearing = Math.round((index * 360) / sections.length);
  const headingId = `${id}-heading`;

  return (
    <section id={id} aria-labelledby={headingId} data-surface={surface} className={joinClasses("section", className)}>
      <div className="page-width">
        <p className="section-label" aria-hidden="true" data-number={String(index + 1).padStart(2, "0")}>
          {`\n${sections[index]?.label}\n${String(bearing).padStart(3, "0")}°`}
        </p>
        <h2 id={headingId}>{intro.heading}</h2>
        <p className="lede">{intro.lede}</p>
        {children}
      </div>
      {backdrop}
    </section>
  );
}
