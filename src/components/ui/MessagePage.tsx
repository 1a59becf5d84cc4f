import type { ReactElement, ReactNode } from "react";

interface MessagePageProps {
  readonly children: ReactNode;
}

/** A page of a few lines, on the grid of a chart: the not-found page and the error screen. */
export function MessagePage({ children }: MessagePageProps): ReactElement {
  return (
    <div className="chart-grid grid min-h-[calc(100svh-var(--spacing-header)-8rem)] items-center py-20 print:bg-none">
      <div className="page-width">{children}</div>
    </div>
  );
}
