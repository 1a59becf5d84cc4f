/**
 * A page that is loaded again, or come back to, is put where it was left. What stands far below has only a stand-in for its
 * height (src/styles/farBelow.css), and on the way through stand-ins the browser may end up a screen or two away. The browser
 * test that loads the page again notices.
 */

/** Leaves nothing for later where the reader is put back. To be called as early as can be: before the browser has looked. */
export function prepareScrollRestoration(): void {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival && arrival.type !== "navigate") document.documentElement.dataset["whole"] = "";
}
