import type { ReactElement } from "react";

import type { Gradient, IconName } from "../content/vocabulary";
import { numeral } from "../text/numerals";
import { type Contours, largeContours, smallContours } from "./contours";
import { Label } from "./Label";

interface ProjectDrawingProps {
  /** Which drawing: a number from 0. After the last one, the first is next. */
  readonly index: number;
  readonly gradient: Gradient;
  /** `full` has six levels and depth figures, `small` four levels and none. */
  readonly detail: "full" | "small";
}

/** Stands in the corner of each drawing (requirements, section 3). */
export const projectIcon: IconName = "compass";

/** A contour drawing of an invented sea, hidden from screen readers. It fills its parent, which is positioned and cuts what does not fit. */
export function ProjectDrawing({ index, gradient, detail }: ProjectDrawingProps): ReactElement {
  const all = detail === "full" ? largeContours : smallContours;
  const { levels, soundings } = all[index % all.length] as Contours;
  const [width, height] = detail === "full" ? [640, 400] : [160, 120];
  return (
    <svg
      className="contours absolute inset-0 size-full"
      data-gradient={gradient}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {/* The coast, the last one, is depth-6 in either drawing. */}
      {levels.map((path, level) => (
        <path key={path} className={`depth-${level + 7 - levels.length}`} d={path} />
      ))}
      {soundings?.map(({ x, y, depth, level }) => (
        <Label
          key={`${x} ${y}`}
          className={`depth-figure on-depth-${level}`}
          text={numeral(depth)}
          transform={`translate(${x} ${y})`}
        />
      ))}
    </svg>
  );
}
