import type { ReactElement } from "react";

import type { Gradient } from "../../content/vocabulary";
import { contours } from "../../drawing/contours";

/** The two sizes of a drawing, in its units. */
const frames = {
  full: { width: 640, height: 400, levels: 6, step: 20 },
  small: { width: 160, height: 120, levels: 4, step: 10 },
};

interface ContourDrawingProps {
  /** A positive integer; the same seed gives the same drawing. */
  readonly seed: number;
  readonly gradient: Gradient;
  /** `full` has six levels and depth figures, `small` four levels and none. */
  readonly detail: "full" | "small";
}

/** A contour drawing of an invented sea, hidden from screen readers. It fills its parent, which is positioned and cuts what does not fit. */
export function ContourDrawing({ seed, gradient, detail }: ContourDrawingProps): ReactElement {
  const frame = frames[detail];
  const { levels, soundings } = contours(seed, frame);
  return (
    <svg
      className="contours absolute inset-0 size-full"
      data-gradient={gradient}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {levels.map((path, index) => (
        <path key={index} className={`depth-${index + 7 - levels.length}`} d={path} />
      ))}
      {detail === "full" && (
        <text className="depth-figures">
          {soundings.map(({ x, y, depth, level }) => (
            <tspan key={`${x} ${y}`} className={`on-depth-${level}`} x={x} y={y}>
              {depth}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
