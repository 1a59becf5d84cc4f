import type { ReactElement } from "react";

import type { Level } from "../../content/vocabulary";

interface DepthMarkProps {
  readonly level: Level;
}

/** A level in words, with as many of three steps filled: never by colour or shape alone (WCAG 1.4.1). */
export function DepthMark({ level }: DepthMarkProps): ReactElement {
  return (
    <span className="depth" data-level={level}>
      {level}
    </span>
  );
}
