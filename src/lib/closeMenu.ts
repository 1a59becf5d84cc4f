/**
 * The menu of narrow screens opens, and closes by Escape or a press beside it, without script. It stays open over the page
 * when one of its links is followed, and when the focus goes on behind it (WCAG 2.4.11). The browser tests of the menu notice.
 */

/** Closes the menu when it has led somewhere, or the focus has left it. */
export function closeMenu(): void {
  for (const [event, closer] of [
    ["click", "#menu :is(a, a *)"],
    // Its button, which the focus comes back to, opens and closes it by itself.
    ["focusin", ":not(#menu *, [popovertarget])"],
  ] as const) {
    addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.matches(closer)) document.getElementById("menu")?.hidePopover?.();
    });
  }
}
