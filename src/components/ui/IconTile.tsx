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
 * @returns The tile, which is the icon's own box.
 */
export function IconTile({ icon, gradient }: IconTileProps): ReactElement {
  return <Icon name={icon} className="icon icon-tile" data-gradient={gradient} />;
}
