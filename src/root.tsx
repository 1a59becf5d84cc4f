import { TooltipProvider } from "@radix-ui/react-tooltip";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { ErrorBoundary } from "./components/layout/ErrorBoundary";
import { queryClient } from "./queryClient";

/**
 * Wraps the root element in the error boundary, the query client and the tooltip delays (requirements, sections 4, 7 and 9). Gatsby
 * wraps its `Head` tree with this function as well, so nothing here may render an element.
 */
export function wrapRootElement({ element }: { readonly element: ReactElement }): ReactElement {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider delayDuration={700} skipDelayDuration={300}>
          {element}
        </TooltipProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
