/**
 * A page that scrolls smoothly does so for the focus too: whoever tabs along looks for it until the page has arrived, and
 * each further press waits for a frame of the way. Links that are followed scroll smoothly; the focus is shown at once
 * (WCAG 2.4.7). The browser tests of the keyboard's way and of scrolling notice.
 */

/** Marks the root as tabbed through, for src/styles/base.css, from each press of Tab to the next press of anything else. */
export function trackTabbing(): void {
  for (const press of ["keydown", "pointerdown"] as const) {
    addEventListener(
      press,
      (event: Partial<KeyboardEvent>) => {
        // Under Shift, WebKitGTK knows the key by its place alone.
        document.documentElement.toggleAttribute("data-tabbing", event.key === "Tab" || event.code === "Tab");
      },
      { capture: true },
    );
  }
}
