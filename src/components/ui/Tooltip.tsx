import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type FocusEvent, type ReactElement, useDeferredValue, useRef, useState } from "react";

interface TooltipProps {
  /** The page says the same elsewhere too: touch screens open no tooltip. */
  readonly text: string;
  /** A focusable element that takes a ref. */
  readonly children: ReactElement;
}

/**
 * A tooltip: opens after the delay that src/root.tsx sets, at once on keyboard focus, and closes on Escape. A tooltip that the focus
 * opened stays until the focus leaves: Radix would close it when the page scrolls to the focused element.
 */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  // Rendering the content later keeps the interaction latency low. Closing is not deferred.
  const isRendered = useDeferredValue(isOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const isDismissed = useRef(false);

  function change(opens: boolean): void {
    if (!opens && !isDismissed.current && trigger.current?.matches(":focus-visible")) return;
    isDismissed.current = false;
    setIsOpen(opens);
  }

  return (
    <RadixTooltip.Root open={isOpen} onOpenChange={change}>
      <RadixTooltip.Trigger ref={trigger} onFocus={ignorePointer} asChild>
        {children}
      </RadixTooltip.Trigger>
      {isOpen && isRendered && (
        <RadixTooltip.Content
          className="z-20 max-w-[min(20rem,100vw-24px)] border border-ink bg-surface px-3 py-2 text-small text-ink"
          sideOffset={8}
          collisionPadding={12}
          onEscapeKeyDown={() => {
            isDismissed.current = true;
          }}
        >
          {text}
        </RadixTooltip.Content>
      )}
    </RadixTooltip.Root>
  );
}

/** A tap gives the focus too, but only keyboard focus opens a tooltip. */
function ignorePointer(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
