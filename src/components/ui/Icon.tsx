/** A glyph of the closed set. It is drawn once, in the sprite, and referenced wherever it stands. */
import type { ComponentProps, ReactElement } from "react";

import type { IconName } from "./drawings";

interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  readonly name: IconName;
}

/**
 * A glyph of the set, the size of the text it stands in. Decoration: whatever it means is also said in words.
 *
 * @returns A reference to the drawing in the sprite.
 */
export function Icon({ name, className = "icon", ...attributes }: IconProps): ReactElement {
  return (
    <svg className={className} {...attributes} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
