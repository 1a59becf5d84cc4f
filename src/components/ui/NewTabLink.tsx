import type { ComponentProps, ReactElement } from "react";

import { labels } from "../../content/labels";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  readonly href: string;
}

/** A link that opens in a new tab, and whose name says so (WCAG technique G201). The new page gets no referrer. */
export function NewTabLink({ children, ...attributes }: NewTabLinkProps): ReactElement {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only select-none">{` ${labels.opensInNewTab}`}</span>
    </a>
  );
}
