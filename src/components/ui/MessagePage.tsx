import type { ReactElement, ReactNode } from "react";

import { MessageBackdrop } from "../../chart";

interface MessagePageProps {
  readonly children: ReactNode;
}

/** A page of a few lines, with a backdrop: the not-found page and the error screen. */
export function MessagePage({ children }: MessagePageProps): ReactElement {
  return (
    <div className="relative isolate grid min-h-[calc(100svh-var(--spacing-header)-8rem)] items-center py-20">
      <MessageBackdrop />
      <div className="page-width">{children}</div>
    </div>
  );
}
