/**
 * Sets `data-tabbing` on the root from each press of Tab to the next press of anything else. While it is set, the page does not
 * scroll smoothly: the focus is in view at once (WCAG 2.4.7).
 */
export function trackTabbing(): void {
  for (const press of ["keydown", "pointerdown"] as const) {
    addEventListener(
      press,
      (event: Partial<KeyboardEvent>) => {
        // WebKitGTK gives Shift+Tab another `key`.
        document.documentElement.toggleAttribute("data-tabbing", event.key === "Tab" || event.code === "Tab");
      },
      { capture: true },
    );
  }
}
