/**
 * The first view is painted before the sections far below have a layout (src/styles/farBelow.css). If they stayed so, the
 * reader's first Tab or jump would wait for all of them at once; the interactions in the benchmark notice.
 */

/** How long to rest between two sections where the browser can't say when it is idle. */
const restMs = 50;

/** How long a browser that is never idle may keep a section waiting. */
const patienceMs = 1_000;

/** Lays out the sections that were left for later, one in each idle moment after the page has loaded. */
export function layOutRest(): void {
  // Spread into an array, the list would bring 700 bytes of Babel's helpers.
  const sections = Array.from(document.querySelectorAll<HTMLElement>("main > section:nth-child(n + 3)"));
  const next = (): void => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    whenIdle(next);
  };
  if (document.readyState === "complete") whenIdle(next);
  else addEventListener("load", () => whenIdle(next));
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, restMs);
}
