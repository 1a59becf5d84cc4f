import type { ReactElement } from "react";

import type { Level } from "../../content/vocabulary";
import { joinClasses } from "../../text/joinClasses";

interface LevelMarkProps {
  readonly level: Level;
  /** What the level is called. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** A level in words, with as many of three steps filled: never by colour or shape alone (WCAG 1.4.1). */
export function LevelMark({ level, name, className }: LevelMarkProps): ReactElement {
  return (
    <span
      data-level={level}
      className={joinClasses(
        `
          level-steps inline-flex items-baseline gap-[0.5em] font-mono text-label font-normal tracking-normal
          text-ink-muted
          rtl:before:-scale-x-100
        `,
        className,
      )}
    >
      {name}
    </span>
  );
}
