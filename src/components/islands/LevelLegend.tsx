import type { ReactElement } from "react";

import { levelLegend, levels } from "../../content/technologies";
import type { Level } from "../../content/vocabulary";
import { LevelMark } from "../ui/LevelMark";
import { Tooltip } from "../ui/Tooltip";

/** The levels as buttons, each explained by a tooltip, where there is a mouse. The text below the table says the same. */
export function LevelLegend(): ReactElement {
  return (
    <ul role="list" aria-label={levelLegend} className="mb-5 flex flex-wrap lg:ms-aside print:hidden touch:hidden">
      {(Object.keys(levels) as Level[]).map((level) => (
        <li key={level}>
          <Tooltip text={levels[level].meaning}>
            <button
              type="button"
              className="
                -me-px inline-flex min-h-11 border border-ink px-[clamp(0.375rem,2vw,1rem)]
                *:items-center
                hover:bg-surface
              "
            >
              <LevelMark level={level} name={levels[level].name} />
            </button>
          </Tooltip>{" "}
        </li>
      ))}
    </ul>
  );
}
