/**
 * Closes the phone menu when one of its links is followed, when the focus or a press is outside it (WCAG 2.4.11; iOS 17 does not
 * close a popover by touch), when the window becomes wide, and when the page comes back by the browser's Back button. It opens, and
 * closes by Escape, without script: it is a popover.
 */
export function closeMenu(): void {
  const close = (): void => document.getElementById("menu")?.hidePopover?.();
  const closeOn = (event: "click" | "focusin" | "pointerdown", selector: string): void =>
    addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.matches(selector)) close();
    });
  closeOn("click", "#menu :is(a, a *)");
  // The button opens and closes the menu by itself.
  closeOn("focusin", ":not(#menu *, [popovertarget])");
  closeOn("pointerdown", ":not(#menu, #menu *, [popovertarget], [popovertarget] *)");
  // On a wide window the links stand in the bar, and there is no button.
  addEventListener("resize", () => {
    if (!document.querySelector("[popovertarget]")?.checkVisibility()) close();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) close();
  });
}
