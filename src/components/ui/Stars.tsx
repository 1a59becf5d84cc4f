import type { ReactElement } from "react";

/** The highest rating. */
const most = 5;

interface StarsProps {
  /** How many stars, 1 to 5. */
  readonly rating: number;
  /** Says the rating to screen readers, such as "4 out of 5". */
  readonly label: string;
}

/** Returns the outline of a star around (x, 12), as path data. */
function star(x: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [radius, angle] = [index % 2 ? 4.4 : 10, (index * Math.PI) / 5];
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(12.5 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A rating as that many of five stars, the others empty: one image. */
export function Stars({ rating, label }: StarsProps): ReactElement {
  const stars = Array.from({ length: most }, (_, index) => star(12 + 28 * index));
  return (
    <svg
      role="img"
      aria-label={label}
      className="h-5 fill-accent stroke-accent rtl:-scale-x-100"
      strokeLinejoin="round"
      strokeWidth={1.5}
      viewBox={`0 0 ${28 * most - 4} 24`}
    >
      <path d={stars.slice(0, rating).join("")} />
      {rating < most && <path d={stars.slice(rating).join("")} fill="none" />}
    </svg>
  );
}
