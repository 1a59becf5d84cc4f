/** A link that opens in a tab of its own, and whose name says so (WCAG technique G201). */
import type { ComponentProps, ReactElement } from "react";

import { labels } from "../../content/labels";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  readonly href: string;
}

/**
 * A link that leaves this page where it is.
 *
 * @returns An anchor with `rel="noopener noreferrer"`: the page it opens neither reaches this one nor learns where it
 * was linked from.
 */
export function NewTabLink({ children, ...attributes }: NewTabLinkProps): ReactElement {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${labels.opensInNewTab}`}</span>
    </a>
  );
}
