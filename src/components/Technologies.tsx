import type { ReactElement } from "react";

import { Island } from "#islands";

import {
  highlights,
  highlightsHeading,
  levels,
  technologiesIntro,
  technologyCategories,
  type TechnologyCategory,
  toolGroups,
  toolGroupsHeading,
} from "../content/technologies";
import { joinClasses } from "../text/joinClasses";
import { listOf } from "../text/listOf";
import { LevelLegend } from "./islands/LevelLegend";
import { rowShare } from "./ui/evenRows";
import { Icon } from "./ui/Icon";
import { IconTile } from "./ui/IconTile";
import { LevelMark } from "./ui/LevelMark";
import { Section } from "./ui/Section";

/** The technologies: a table of tools with their levels, the level legend, highlights and further tools. */
export function Technologies(): ReactElement {
  return (
    <Section id="technologies" intro={technologiesIntro}>
      <Island name="LevelLegend">
        <LevelLegend />
      </Island>
      <ul role="list" className="border-t border-ink">
        {technologyCategories.map((category) => (
          <Row key={category.category} {...category} />
        ))}
      </ul>
      <LevelNotes />
      {highlights.length > 0 && <Highlights />}
      {toolGroups.length > 0 && <ToolIndex />}
    </Section>
  );
}

/** As many columns as the category with the most tools needs, so that those of all rows stand below one another; five at most. */
const columns = [
  "md:grid-table-1 print:grid-table-1",
  "md:grid-table-2 print:grid-table-2",
  "md:grid-table-3 print:grid-table-3",
  "md:grid-table-4 print:grid-table-4",
  "md:grid-table-5 print:grid-table-5",
]
  .slice(0, Math.max(...technologyCategories.map(({ technologies }) => technologies.length)))
  .at(-1);

/** A table: one category a row, with its technologies and their levels. */
function Row({ category, icon, technologies, gradient }: TechnologyCategory): ReactElement {
  return (
    <li
      className="
        grid gap-y-1.5 border-b border-line py-2.5
        last:border-ink
        md:py-4
        lg:grid-cols-aside lg:items-center
        print:grid-cols-aside print:items-center
      "
    >
      {/* On paper the list is beside the heading: a page may end after both. */}
      <h3 className="flex items-center gap-4 text-entry lg:pe-6 print:break-after-auto print:pe-4">
        <IconTile icon={icon} gradient={gradient} />
        {category}
      </h3>
      <ul role="list" className={joinClasses("grid gap-x-[clamp(0.5rem,1.5vw,1.5rem)]", columns)}>
        {technologies.map(({ name, level }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold md:block print:block"
          >
            <bdi>{name}</bdi>{" "}
            <LevelMark
              level={level}
              name={levels[level].name}
              className="max-md:flex-row-reverse md:flex print:flex print:flex-row"
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The levels in words, for those whom no tooltip reaches. */
function LevelNotes(): ReactElement {
  return (
    <ul
      role="list"
      data-level-notes
      className="mt-4 grid gap-x-6 gap-y-2 text-small text-ink-muted md:grid-cols-3 lg:ms-aside"
    >
      {Object.entries(levels).map(([level, { name, meaning }]) => (
        <li key={level}>
          <Term>{name}</Term>
          {` ${meaning}`}
        </li>
      ))}
    </ul>
  );
}

function Highlights(): ReactElement {
  return (
    <div
      className="
        mt-[clamp(2rem,1.5rem+2.5vw,4rem)] break-inside-avoid border border-ink bg-highlight
        p-[clamp(1rem,0.5rem+2.5vw,2.25rem)]
      "
    >
      <h3 className="max-w-2xs text-statement">{highlightsHeading}</h3>
      <ul role="list" className="mt-[clamp(1rem,0.75rem+1vw,1.75rem)] grid gap-x-10 gap-y-4 md:grid-cols-12">
        {highlights.map(({ title, description, icon }, index) => (
          <li
            key={title}
            className={joinClasses("border-t border-ink pt-3", rowShare(index, highlights.length, { md: 2, xl: 4 }))}
          >
            <h4 className="flex items-center gap-3 text-entry">
              <Icon name={icon} />
              {title}
            </h4>
            <p className="mt-1 text-small">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToolIndex(): ReactElement {
  return (
    <div className="mt-8 lg:mt-10 lg:grid lg:grid-cols-aside">
      <h3 className="text-entry">{toolGroupsHeading}</h3>
      <ul role="list" className="grid gap-x-10 gap-y-2.5 text-small text-ink-muted max-lg:mt-3 sm:grid-cols-12">
        {toolGroups.map(({ group, tools }, index) => (
          <li
            key={group}
            className={joinClasses("border-t border-line pt-2", rowShare(index, toolGroups.length, { sm: 2, xl: 3 }))}
          >
            <Term>{group}</Term>
            {` ${listOf(tools)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Term({ children }: { readonly children: string }): ReactElement {
  return <b className="me-2 font-semibold text-ink md:block">{children}</b>;
}
