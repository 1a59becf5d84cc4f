/** The key to the table of soundings. */
import type { ReactElement } from "react";

import { labels } from "../../content/labels";
import { levelMeanings } from "../../content/technologies";
import type { Level } from "../../content/vocabulary";
import { DepthMark } from "../ui/DepthMark";
import { Tooltip } from "../ui/Tooltip";

const levels = Object.keys(levelMeanings) as Level[];

/**
 * The levels, each explained by a tooltip; under the table the same stands in plain text (WCAG 1.4.13).
 *
 * @returns A list of buttons that do nothing but explain themselves.
 */
export function LevelKey(): ReactElement {
  return (
    <div className="level-key mb-8 grid lg:grid-cols-12">
      <ul aria-label={labels.levelsLegend} className="beside-margin flex flex-wrap gap-3">
        {levels.map((level) => (
          <li key={level}>
            <Tooltip text={levelMeanings[level]}>
              <button type="button" className="border-ink hover:bg-sheet flex min-h-11 items-center border px-4">
                <DepthMark level={level} />
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}
