/** A rating as that many stars: one mark with one spoken label. */
import type { ReactElement } from "react";

import { labels } from "../../content/labels";
import { fillIn } from "../../lib/fillIn";
import { Icon } from "./Icon";

interface StarsProps {
  /** How many stars, 1 to 5. */
  readonly rating: number;
}

/**
 * Shows a rating.
 *
 * @returns An image named, for example, "5 out of 5".
 */
export function Stars({ rating }: StarsProps): ReactElement {
  return (
    <span role="img" aria-label={fillIn(labels.rating, rating)} className="stars">
      {Array.from({ length: rating }, (_, star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
