/**
 * An island that a translator or an extension has changed is drawn anew, and what had the focus in it is gone. Whoever tabs or
 * listens would fall back to the page's start; the browser tests of what strangers change notice.
 */

const focusable = "a, button";

/**
 * Notes which link or button of an element has the focus.
 *
 * @param element - What may be drawn anew.
 * @returns Gives the focus to the one that stands in its place by then, if the focus is lost.
 */
export function keepFocus(element: Element): () => void {
  const place = [...element.querySelectorAll(focusable)].findIndex((one) => one === document.activeElement);
  return () => {
    // Nobody has the focus: the reader has not gone on meanwhile.
    if (place < 0 || document.activeElement !== document.body) return;
    element.querySelectorAll<HTMLElement>(focusable)[place]?.focus({ preventScroll: true });
  };
}
