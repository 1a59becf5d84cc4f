/** A short explanation beside a focusable element; it never holds what is written nowhere else (WCAG 1.4.13). */
import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type FocusEvent, type ReactElement, useDeferredValue, useRef, useState } from "react";

interface TooltipProps {
  /** What the tooltip says. */
  readonly text: string;
  /** The element it explains: one that takes focus, and a ref. */
  readonly children: ReactElement;
}

/**
 * Opens after the shared delay of hovering, at once on keyboard focus, and closes on Escape. What the focus has opened
 * stays until the focus leaves: Radix would close it on any scroll, and it is the focus that scrolls the page.
 *
 * @returns The given element with a tooltip beside it, inside the same landmark.
 */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  // What the reader did is answered first. It closes at once: held a moment longer, it would be placed anew by a scroll.
  const isDrawn = useDeferredValue(isOpen);
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
      {isOpen && isDrawn && (
        <RadixTooltip.Content
          className="tooltip"
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

/** A tap gives focus too, and closes again what that has opened: nothing is drawn for it in the first place. */
function ignorePointer(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
