/**
 * Closes the phone menu when one of its links is followed, and when the focus moves behind it (WCAG 2.4.11). It opens, and
 * closes by Escape or a press beside it, without script: it is a popover.
 */
export function closeMenu(): void {
  const closeOn = (event: "click" | "focusin", selector: string): void =>
    addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.matches(selector)) document.getElementById("menu")?.hidePopover?.();
    });
  closeOn("click", "#menu :is(a, a *)");
  // The button opens and closes the menu by itself.
  closeOn("focusin", ":not(#menu *, [popovertarget])");
}
