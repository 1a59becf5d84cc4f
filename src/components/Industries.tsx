import type { ReactElement } from "react";

import { industries, industriesIntro, type Industry } from "../content/industries";
import { labels } from "../content/labels";
import { fillIn } from "./ui/fillIn";
import { IconTile } from "./ui/IconTile";
import { Section } from "./ui/Section";

/** How many of an industry's solutions are shown (spec, section 2). */
const shownSolutions = 3;

/** The industries: one tile for each, the first of them larger. */
export function Industries(): ReactElement {
  return (
    <Section id="industries" intro={industriesIntro}>
      <ul className="tiles">
        {industries.map((industry) => (
          <Tile key={industry.title} {...industry} />
        ))}
      </ul>
    </Section>
  );
}

function Tile({ icon, title, description, solutions, projects, gradient }: Industry): ReactElement {
  return (
    <li className="tile">
      <IconTile icon={icon} gradient={gradient} />
      <p className="tile-count font-mono text-label text-ink-muted">{projects}</p>
      <h3 className="tile-title">{title}</h3>
      <p className="tile-text text-ink-muted">{description}</p>
      <ul className="tile-list dashes text-small">
        {solutions.slice(0, shownSolutions).map((solution) => (
          <li key={solution}>{solution}</li>
        ))}
        <li className="more font-mono text-label text-ink-muted">
          {fillIn(labels.moreSolutions, solutions.length - shownSolutions)}
        </li>
      </ul>
    </li>
  );
}
