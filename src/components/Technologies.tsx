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
import { LevelLegend } from "./islands/LevelLegend";
import { Icon } from "./ui/Icon";
import { IconTile } from "./ui/IconTile";
import { LevelMark } from "./ui/LevelMark";
import { Section } from "./ui/Section";

/** The technologies: a table of tools with their levels, the level legend, highlights and further tools. */
export function Technologies(): ReactElement {
  return (
    <Section id="technologies" intro={technologiesIntro}>
      <Island name="LevelLegend" className="contents">
        <LevelLegend />
      </Island>
      <ul className="border-t border-ink">
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
    <ul className="level-notes text-small text-ink-muted">
      {Object.entries(levelMeanings).map(([level, meaning]) => (
        <li key={level}>
          <b>{level}</b>
          {` ${meaning}`}
        </li>
      ))}
    </ul>
  );
}

function Row({ category, icon, technologies, gradient }: TechnologyCategory): ReactElement {
  return (
    <li className="technology-row">
      <h3 className="flex items-center gap-4 text-entry">
        <IconTile icon={icon} gradient={gradient} />
        {category}
      </h3>
      <ul className="technology-list">
        {technologies.map(({ name, level }) => (
          <li key={name}>
            {`${name} `}
            <LevelMark level={level} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Highlights(): ReactElement {
  return (
    <div className="highlights">
      <h3 className="max-w-[10.4em] text-statement">{labels.highlightsHeading}</h3>
      <ul>
        {highlights.map(({ title, description, icon }) => (
          <li key={title}>
            <h4 className="flex items-center gap-3 text-entry">
              <Icon name={icon} />
              {title}
            </h4>
            <p className="text-small">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToolIndex(): ReactElement {
  return (
    <div className="tool-index">
      <h3 className="text-entry">{labels.toolGroupsHeading}</h3>
      <ul className="text-small text-ink-muted">
        {toolGroups.map(({ group, tools }) => (
          <li key={group}>
            <b>{group}</b>
            {` ${tools.join(", ")}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
