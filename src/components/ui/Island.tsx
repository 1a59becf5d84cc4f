/** Marks what the browser brings to life: all the rest of a built page stays the HTML that it is. */
import type { ReactElement, ReactNode } from "react";

/** The parts that move. `src/gatsby/islands.ts` answers each word with its component. */
export type IslandName = "header" | "level-key" | "not-found" | "footer" | "toasts";

interface IslandProps {
  readonly name: IslandName;
  /** The component of that name, and nothing else: the browser renders it again in this place. */
  readonly children: ReactNode;
}

/**
 * A place that the browser hydrates by its name. It has no box of its own.
 *
 * @returns The children, findable.
 */
export function Island({ name, children }: IslandProps): ReactElement {
  return (
    <div data-island={name} className="contents">
      {children}
    </div>
  );
}
