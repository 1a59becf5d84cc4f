/** A plate of the portfolio: a bathymetric chart of an invented sea, tinted with an entry's gradient. */
import type { ReactElement } from "react";

import type { Gradient } from "../../content/vocabulary";
import { contours } from "../../lib/contours";

/** The two sizes of a plate, in units of the drawing. */
const sheets = {
  full: { width: 640, height: 400, levels: 6, step: 20 },
  small: { width: 160, height: 120, levels: 4, step: 10 },
};

/** What a plate shows. */
interface ContourPlateProps {
  /** A whole number above nought; it decides the whole drawing. */
  readonly seed: number;
  readonly gradient: Gradient;
  /** `full` has six levels and depth figures, `small` four levels and none. */
  readonly detail: "full" | "small";
}

/**
 * Draws a plate. Its parent sizes it; what does not fit the parent's proportions is cut off evenly.
 *
 * @param props - The seed, the gradient and the detail.
 * @returns An inline drawing that assistive technology passes over.
 */
export function ContourPlate({ seed, gradient, detail }: ContourPlateProps): ReactElement {
  const sheet = sheets[detail];
  const { levels, soundings } = contours(seed, sheet);
  return (
    <svg
      className="plate"
      data-gradient={gradient}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {levels.map((path, index) => (
        <path key={index} className={`depth-${index + 7 - levels.length}`} d={path} />
      ))}
      {detail === "full" && (
        <text className="plate-soundings">
          {soundings.map(({ x, y, depth, level }) => (
            <tspan key={`${x} ${y}`} className={`over-${level}`} x={x} y={y}>
              {depth}
            </tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
