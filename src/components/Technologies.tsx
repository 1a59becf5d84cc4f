/** What the team builds with, as a table of soundings: each tool with how deep the experience goes. */
import type { ReactElement } from "react";

import { Island } from "../../plugins/gatsby-plugin-islands";
import { labels } from "../content/labels";
import {
  highlights,
  levelMeanings,
  type TechnologyCategory,
  technologyCategories,
  technologiesIntro,
  toolGroups,
} from "../content/technologies";
import { LevelKey } from "./islands/LevelKey";
import { DepthMark } from "./ui/DepthMark";
import { Icon } from "./ui/Icon";
import { IconTile } from "./ui/IconTile";
import { Section } from "./ui/Section";

/**
 * The technologies section.
 *
 * @returns The soundings, the key to their levels, the highlights and the index of further tools.
 */
export function Technologies(): ReactElement {
  return (
    <Section id="technologies" intro={technologiesIntro}>
      <Island name="LevelKey" className="contents">
        <LevelKey />
      </Island>
      <ul className="border-ink border-t">
        {technologyCategories.map((category) => (
          <Row key={category.category} {...category} />
        ))}
      </ul>
      <LevelNotes />
      <Highlights />
      <ToolIndex />
    </Section>
  );
}

function LevelNotes(): ReactElement {
  return (
    <dl className="text-small mt-6 grid gap-x-6 gap-y-3 md:grid-cols-3 lg:ms-[25%]">
      {Object.entries(levelMeanings).map(([level, meaning]) => (
        <div key={level}>
          <dt className="font-semibold">{level}</dt>
          <dd className="text-ink-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function Row({ category, icon, technologies, gradient }: TechnologyCategory): ReactElement {
  return (
    <li className="sounding-row">
      <h3 className="text-entry flex items-center gap-4">
        <IconTile icon={icon} gradient={gradient} />
        {category}
      </h3>
      <ul className="soundings">
        {technologies.map(({ name, level }) => (
          <li key={name}>
            {`${name} `}
            <DepthMark level={level} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Highlights(): ReactElement {
  return (
    <div className="highlights bg-land border-ink mt-16 border p-6 sm:p-10 lg:mt-20">
      <h3 className="text-statement max-w-[10.4em]">{labels.highlightsHeading}</h3>
      <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {highlights.map(({ title, description, icon }) => (
          <li key={title} className="border-ink border-t pt-4">
            <h4 className="text-entry flex items-center gap-3">
              <Icon name={icon} />
              {title}
            </h4>
            <p className="text-small mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToolIndex(): ReactElement {
  return (
    <div className="mt-12 grid gap-y-6 lg:grid-cols-12">
      <h3 className="text-entry lg:col-span-3">{labels.toolGroupsHeading}</h3>
      <dl className="text-small grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:col-span-9 xl:grid-cols-3">
        {toolGroups.map(({ group, tools }) => (
          <div key={group} className="border-line border-t pt-3">
            <dt className="font-semibold">{group}</dt>
            <dd className="text-ink-muted mt-1">{tools.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
