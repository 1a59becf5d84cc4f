import type { ReactElement } from "react";

import type { Gradient } from "../../content/vocabulary";
import type { IconName } from "../../content/vocabulary";
import { icons } from "./icons";

interface IconTileProps {
  readonly icon: IconName;
  readonly gradient: Gradient;
}

/** A record's icon on a square of its gradient, hidden from screen readers. */
export function IconTile({ icon, gradient }: IconTileProps): ReactElement {
  const Drawing = icons[icon];
  return <Drawing className="icon icon-tile" size="20" strokeWidth={1.75} data-gradient={gradient} />;
}
