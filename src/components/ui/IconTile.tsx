import type { ReactElement } from "react";

import type { Gradient, IconName } from "../../content/vocabulary";
import { joinClasses } from "../../text/joinClasses";
import { Icon } from "./Icon";

interface IconTileProps {
  readonly icon: IconName;
  readonly gradient: Gradient;
  /** The tile's place in its parent. */
  readonly className?: string | undefined;
}

/** A record's icon on a square of its gradient, hidden from screen readers. */
export function IconTile({ icon, gradient, className }: IconTileProps): ReactElement {
  return (
    <Icon
      name={icon}
      data-gradient={gradient}
      className={joinClasses(
        `
          size-icon-tile border border-ink bg-tile p-icon-tile-padding text-on-tint
          print:hidden
          forced-colors:forced-color-adjust-auto
        `,
        className,
      )}
    />
  );
}
