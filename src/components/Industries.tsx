import type { ReactElement } from "react";

import { industries, industriesIntro, type Industry, moreSolutions, projectCount } from "../content/industries";
import { fillInCount } from "../text/fillIn";
import { joinClasses } from "../text/joinClasses";
import { DashList } from "./ui/DashList";
import { rowRest, rowShare } from "./ui/evenRows";
import { IconTile } from "./ui/IconTile";
import { Section } from "./ui/Section";

/** How many of an industry's solutions are shown (requirements, section 2). */
const shownSolutions = 3;

/** The most tiles in a row. */
const most = { sm: 2, lg: 3, xl: 4, print: 4 } as const;

/** A number of tiles that fills rows of two, of three and of four. */
const countOfFullRows = 12;

/** The industries: one tile for each, the first of them larger, and one that would be alone below it too. */
export function Industries(): ReactElement {
  const [lead, ...others] = industries;
  const [large, small] = others.length > 1 ? [[lead], others] : [industries, []];
  // The two parts of a large tile meet at a column line of the small ones: of their first row, or, without them, of full rows.
  const count = small.length || countOfFullRows;
  const parts = [rowRest(0, count, most), rowShare(0, count, most)] as const;
  return (
    <Section id="industries" intro={industriesIntro}>
      {/* Neighbours share their border lines. */}
      <ul
        role="list"
        className="
          grid grid-cols-1 pe-px pb-px
          *:-me-px *:-mb-px *:border *:border-ink
          sm:grid-cols-12
          print:grid-cols-12
        "
      >
        {large.map((industry) => (
          <LargeTile key={industry.title} industry={industry} parts={parts} />
        ))}
        {small.map((industry, index) => (
          <SmallTile key={industry.title} industry={industry} className={rowShare(index, small.length, most)} />
        ))}
      </ul>
    </Section>
  );
}

interface SmallTileProps {
  readonly industry: Industry;
  /** Its share of a row. */
  readonly className: string;
}

function SmallTile({ industry, className }: SmallTileProps): ReactElement {
  const { icon, title, description, projects, gradient } = industry;
  return (
    <li
      className={joinClasses(
        `
          grid grid-cols-icon grid-rows-[auto_auto_auto_1fr] gap-x-3.5 px-3.5 pt-2.5 pb-3
          sm:gap-x-4 sm:gap-y-2 sm:p-4.5
          print:gap-x-0
        `,
        className,
      )}
    >
      <IconTile icon={icon} gradient={gradient} className="row-span-2 sm:row-span-1" />
      <h3 className="col-2 row-1 self-end text-entry sm:col-span-full sm:row-2 sm:mt-2">{title}</h3>
      <p className="col-span-full mt-1.5 text-small text-ink-muted sm:mt-0">{description}</p>
      <p className="col-2 row-2 font-mono text-label text-ink-muted sm:row-1 sm:text-end">
        {fillInCount(projectCount, projects)}
      </p>
      <Solutions industry={industry} />
    </li>
  );
}

interface LargeTileProps {
  readonly industry: Industry;
  /** The columns of its text, and of its solutions. */
  readonly parts: readonly [string, string];
}

/** On a phone a tile like the others; else as wide as the list. */
function LargeTile({ industry, parts: [text, aside] }: LargeTileProps): ReactElement {
  const { icon, title, description, projects, gradient } = industry;
  return (
    <li
      className="
        grid grid-cols-icon gap-x-3.5 px-3.5 pt-2.5 pb-3
        sm:col-span-full sm:grid-cols-subgrid sm:grid-rows-[auto_1fr] sm:gap-x-0 sm:gap-y-2 sm:px-4.5 sm:py-6
        sm:first:bg-tint
      "
    >
      <div
        className={joinClasses(
          `contents gap-x-4 sm:row-span-2 sm:grid sm:grid-cols-icon sm:grid-rows-subgrid print:gap-x-0`,
          text,
        )}
      >
        <IconTile icon={icon} gradient={gradient} className="row-span-2 sm:row-span-1" />
        <h3 className="col-2 self-end text-entry sm:self-center sm:text-statement">{title}</h3>
        <p
          className="
            col-span-full mt-1.5 text-small text-ink-muted
            sm:col-2 sm:mt-0 sm:max-w-xl sm:pb-2 sm:text-lede sm:text-ink
          "
        >
          {description}
        </p>
      </div>
      <p
        className={joinClasses(
          "col-2 row-2 font-mono text-label text-ink-muted sm:row-auto sm:text-end sm:text-ink",
          aside,
        )}
      >
        {fillInCount(projectCount, projects)}
      </p>
      <Solutions industry={industry} className={joinClasses("sm:ps-4.75 sm:*:text-ink", aside)} />
    </li>
  );
}

interface SolutionsProps {
  readonly industry: Industry;
  readonly className?: string | undefined;
}

/** The first solutions, and how many more there are. */
function Solutions({ industry: { solutions }, className }: SolutionsProps): ReactElement {
  const more = solutions.length - shownSolutions;
  return (
    <DashList
      items={solutions.slice(0, shownSolutions)}
      className={joinClasses("col-span-full mt-1 grid content-end gap-0.5", className)}
    >
      {more > 0 && <li className="mt-1 font-mono text-label text-ink-muted">{fillInCount(moreSolutions, more)}</li>}
    </DashList>
  );
}
