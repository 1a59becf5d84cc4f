/**
 * The first view is painted before the sections far below have a layout (src/styles/farBelow.css). If they stayed so, the
 * reader's first Tab or jump would wait for all of them at once; the interactions in the benchmark notice.
 */
import { afterFirstPaint } from "./afterFirstPaint";

/** How long to rest between two sections where the browser can't say when it is idle. */
const restMs = 50;

/** How long a browser that is never idle may keep a section waiting. */
const patienceMs = 1_000;

/** How many elements a step lays out, or a few more: smaller steps take longer in all, and an early Tab waits for what is left. */
const stepSize = 25;

/** A way to wait before the next step. */
type Wait = (run: () => void) => void;

/** Lays out what was left for later: after the page has loaded and is painted, a section in each idle moment, and a long one in parts. */
export function layOutOffscreen(): void {
  const steps = layOutSections();
  const go = (): void => steps.next().value?.(go);
  afterFirstPaint(() => whenIdle(go));
}

/**
 * A long section as a whole would keep the reader's next move waiting. So its records get their layout some at a time while
 * a height still stands in for the section; only then does it take its own.
 */
function* layOutSections(): Generator<Wait, undefined> {
  // Spread into an array, a list would bring 700 bytes of Babel's helpers.
  for (const sheet of Array.from(document.querySelectorAll<HTMLElement>("main > section:nth-child(n + 3) > .sheet"))) {
    const parts = Array.from(sheet.querySelectorAll<HTMLElement>(".sheet > :first-child, li:not(li li)"));
    // By a rule, not by a style: as soon as the address names a section, no rule holds anything back.
    if (parts[0]?.checkVisibility?.({ contentVisibilityAuto: true }) === false)
      for (const part of parts) part.dataset["part"] = "";
    let size = stepSize;
    for (const part of parts) {
      delete part.dataset["part"];
      part.style.contentVisibility = "visible";
      size += part.querySelectorAll("*").length;
      if (size < stepSize) continue;
      // To ask for its place is to have it laid out.
      part.getBoundingClientRect();
      yield soon;
      size = 0;
    }
    sheet.style.contentVisibility = "visible";
    yield whenIdle;
  }
  return undefined;
}

/** Nothing has changed that could be seen, so no frame need come first: they took a quarter of the time. A reader's move still does. */
function soon(run: () => void): void {
  if (typeof scheduler === "object") void scheduler.postTask(run, { priority: "user-blocking" });
  else setTimeout(run);
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, restMs);
}
