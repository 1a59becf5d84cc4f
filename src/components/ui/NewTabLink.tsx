import type { ComponentProps, ReactElement } from "react";

import { labels } from "../../content/labels";

interface NewTabLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  readonly href: string;
  /** What it leads to, after a text that several links have: a screen reader lists links without what stands around them. */
  readonly about?: string;
}

/** A link that opens in a new tab, and whose name says so (WCAG technique G201). The new page gets no referrer. */
export function NewTabLink({ about, children, ...attributes }: NewTabLinkProps): ReactElement {
  return (
    <a {...attributes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only select-none">{` ${about ? `${about} ` : ""}${labels.opensInNewTab}`}</span>
    </a>
  );
}
