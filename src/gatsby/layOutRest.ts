/**
 * The first view is painted before the sections far below have a layout (src/styles/farBelow.css). If they stayed so, the
 * reader's first Tab or jump would wait for all of them at once; the interactions in the benchmark notice.
 */

/** How long to rest between two steps where the browser can't say when it is idle. */
const restMs = 50;

/** How long a browser that is never idle may keep a step waiting. */
const patienceMs = 1_000;

/** What must be left of an idle moment for another step, which on a slow phone takes about as long. */
const stepMs = 25;

/** Lays out what was left for later, step by step in the idle moments after the page has loaded. */
export function layOutRest(): void {
  const steps = layOutSections();
  const go = (deadline?: IdleDeadline): void => {
    let isDone = false;
    do isDone = steps.next().done === true;
    while (!isDone && (deadline?.timeRemaining() ?? 0) > stepMs);
    if (!isDone) whenIdle(go);
  };
  if (document.readyState === "complete") whenIdle(go);
  else addEventListener("load", () => whenIdle(go));
}

/**
 * A section as a whole would keep the reader's next move waiting. So its records get their layout one by one while a height
 * still stands in for the section; only then does it take its own.
 */
function* layOutSections(): Generator<undefined, void> {
  // Spread into an array, a list would bring 700 bytes of Babel's helpers.
  for (const section of Array.from(document.querySelectorAll<HTMLElement>("main > section:nth-child(n + 3)"))) {
    const head = section.firstElementChild as HTMLElement;
    const records = Array.from(section.querySelectorAll<HTMLElement>("li:not(li li)"));
    if (head.checkVisibility?.({ contentVisibilityAuto: true }) === false)
      for (const { style } of records) style.contentVisibility = "auto";
    for (const part of [head, ...records]) {
      part.style.contentVisibility = "visible";
      // To ask for its place is to have it laid out.
      part.getBoundingClientRect();
      yield;
    }
    section.style.contentVisibility = "visible";
    yield;
  }
}

function whenIdle(run: IdleRequestCallback | (() => void)): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, restMs);
}
