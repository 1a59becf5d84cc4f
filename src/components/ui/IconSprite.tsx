/** The drawings of the glyphs. Only the build imports them: the browser finds them in the page. */
import type { ReactElement } from "react";

import { drawings } from "./drawings";

/**
 * The drawings, once a page.
 *
 * @returns A hidden sprite of symbols.
 */
export function IconSprite(): ReactElement {
  return (
    <svg className="icon-sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <symbol key={name} id={`icon-${name}`}>
          <Drawing />
        </symbol>
      ))}
    </svg>
  );
}
