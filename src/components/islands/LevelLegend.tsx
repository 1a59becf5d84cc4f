import type { ReactElement } from "react";

import { levelLegend, levels } from "../../content/technologies";
import type { Level } from "../../content/vocabulary";
import { LevelMark } from "../ui/LevelMark";
import { Tooltip } from "../ui/Tooltip";

/** Leads to the text below the table: a touch opens no tooltip. */
const showNotes = (): void => document.querySelector("[data-level-notes]")?.scrollIntoView({ block: "center" });

/** The levels as buttons, each explained by a tooltip. A press leads to the text below the table, which says the same. */
export function LevelLegend(): ReactElement {
  return (
    <ul role="list" aria-label={levelLegend} className="mb-5 flex flex-wrap lg:ms-aside print:hidden">
      {(Object.keys(levels) as Level[]).map((level) => (
        <li key={level}>
          <Tooltip text={levels[level].meaning}>
            <button
              type="button"
              onClick={showNotes}
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
