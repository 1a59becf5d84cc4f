/** The page's actions. Each is a link, so that it works before any script and without one. */
import type { ReactElement, ReactNode } from "react";

import { labels } from "../../content/labels";

interface ButtonProps {
  readonly href: string;
  /** `solid` for the one main action of a place, `outline` for the others. */
  readonly look: "solid" | "outline";
  /** Whether the address opens in a tab of its own; its name then says so (WCAG technique G201). */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

const looks = {
  solid: "button button-solid",
  outline: "button button-outline",
} as const;

/**
 * A link that looks like a button.
 *
 * @returns An anchor; with `newTab` it carries `rel="noopener noreferrer"`.
 */
export function Button({ href, look, newTab = false, children }: ButtonProps): ReactElement {
  if (!newTab) {
    return (
      <a href={href} className={looks[look]}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={looks[look]} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${labels.opensInNewTab}`}</span>
    </a>
  );
}
