/** A level as a depth mark of three steps and in words, so that it never depends on colour or shape alone (WCAG 1.4.1). */
import type { ReactElement } from "react";

import type { Level } from "../../content/vocabulary";

interface DepthMarkProps {
  readonly level: Level;
}

/**
 * The word of a level, with as many of three steps filled as the level is deep. The steps are drawn by the style sheet.
 *
 * @returns The mark.
 */
export function DepthMark({ level }: DepthMarkProps): ReactElement {
  return (
    <span className="depth" data-level={level}>
      {level}
    </span>
  );
}
