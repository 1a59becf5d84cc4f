import type { ReactElement } from "react";

import type { Gradient } from "../../content/vocabulary";
import { contours } from "../../drawing/contours";

interface ContourDrawingProps {
  /** Which drawing: a number from 0. After the last one, the first is next. */
  readonly index: number;
  readonly gradient: Gradient;
  /** `full` has six levels and depth figures, `small` four levels and none. */
  readonly detail: "full" | "small";
}

/** A contour drawing of an invented sea, hidden from screen readers. It fills its parent, which is positioned and cuts what does not fit. */
export function ContourDrawing({ index, gradient, detail }: ContourDrawingProps): ReactElement {
  const { full, small } = contours[index % contours.length] ?? contours[0];
  const { levels } = detail === "full" ? full : small;
  return (
    <svg
      className="contours absolute inset-0 size-full"
      data-gradient={gradient}
      viewBox={detail === "full" ? "0 0 640 400" : "0 0 160 120"}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {levels.map((path, level) => (
        <path key={path} className={`depth-${level + 7 - levels.length}`} d={path} />
      ))}
      {detail === "full" && (
        <text className="depth-figures">
          {full.soundings.map(({ x, y, depth, level }) => (
            <tspan key={`${x} ${y}`} className={`on-depth-${level}`} x={x} y={y} dy="0.36em">
              {depth}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
