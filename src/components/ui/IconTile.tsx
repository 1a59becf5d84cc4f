/** A glyph on a tile of its record's tint. */
import type { ReactElement } from "react";

import type { Gradient, IconName } from "../../content/vocabulary";
import { Icon } from "./Icon";

interface IconTileProps {
  readonly icon: IconName;
  readonly gradient: Gradient;
}

/**
 * A tinted square with an icon; decoration, so it is hidden from speech.
 *
 * @returns The tile.
 */
export function IconTile({ icon, gradient }: IconTileProps): ReactElement {
  return (
    <span className="icon-tile" data-gradient={gradient}>
      <Icon name={icon} />
    </span>
  );
}
