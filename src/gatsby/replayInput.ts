/**
 * The event that wakes the page is over before anything listens to it. Without this, the tooltip of the element that has
 * just been reached stays shut until it is left and reached again; the browser tests of the first event notice.
 */

/**
 * Repeats the reader's last step for whoever has only now begun to listen. Whoever heard it before hears it a second time, and does
 * nothing more for it.
 */
export function replayInput(): void {
  const focused = document.activeElement;
  if (focused?.matches(":focus-visible")) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  // Where it can't be asked, nothing hovers: an exception here would put the error screen over a page that is whole.
  if (typeof matchMedia === "function" && matchMedia("(hover: hover)").matches) {
    const hovered = [...document.querySelectorAll(":hover")].at(-1);
    hovered?.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" }));
  }
}
