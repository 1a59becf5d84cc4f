/**
 * As long as nothing has had the focus, Chromium looks through the whole page for a positive tabindex before it takes the
 * first link, and lays out all that is far below to do so: the reader's first Tab waited for the page's end. From a place at
 * the page's start it takes the next link. So the start gets the focus and loses it in the same task, which no frame and
 * no screen reader sees. Where something has been touched, found or asked for, the way starts there, as ever. The browser
 * tests of the first Tab notice.
 */
import { afterFirstPaint } from "./afterFirstPaint";

/** Puts the place where Tab starts from before the first link. */
export function setFocusStartingPoint(): void {
  // Chromium alone has it; the others know where to start.
  if (!("userAgentData" in navigator)) return;
  const touched = new AbortController();
  const options = { capture: true, signal: touched.signal };
  let isOwn = false;

  const startFrom = (element: HTMLElement | null | undefined): void => {
    if (!element || document.activeElement !== document.body || getSelection()?.type !== "None") return;
    isOwn = true;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.blur();
    isOwn = false;
  };

  for (const touch of ["focusin", "pointerdown"] as const) {
    addEventListener(
      touch,
      (event) => {
        // It is no move of the reader's, and starts nothing.
        if (isOwn) event.stopImmediatePropagation();
        else touched.abort();
      },
      options,
    );
  }
  afterFirstPaint(() => {
    // A place that the address names, or that the reader left off at, is where the way starts.
    if (touched.signal.aborted || location.hash || scrollY > 0) return;
    startFrom(document.body);
    document.body.removeAttribute("tabindex");
    // Backwards, the way starts at the end.
    addEventListener(
      "keydown",
      ({ key, shiftKey }) => {
        if (key === "Tab" && shiftKey) startFrom(document.querySelector(".toast-area")?.parentElement);
      },
      options,
    );
  });
}
