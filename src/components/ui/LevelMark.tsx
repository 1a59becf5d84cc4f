import type { ReactElement } from "react";

import type { Level } from "../../content/vocabulary";

interface LevelMarkProps {
  readonly level: Level;
}

/** A level in words, with as many of three steps filled: never by colour or shape alone (WCAG 1.4.1). */
export function LevelMark({ level }: LevelMarkProps): ReactElement {
  return (
    <span className="level" data-level={level}>
      {level}
    </span>
  );
}
