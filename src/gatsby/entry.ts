/**
 * The only script that a reader who just reads will fetch. Gatsby's own entry starts an application at once, fetches the
 * page's data again, takes over scrolling and speaks at every anchor; a page of plain links wants none of it. This one
 * waits for the reader's first move and then hydrates what stands there. The browser tests of the deferred start and the
 * byte budgets notice when it breaks.
 */
import "../styles/global.css";

import { keepPlace } from "./keepPlace";
import { layOutRest } from "./layOutRest";

/** Reading and scrolling start nothing. */
const firstMoves = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** How long a failed start rests before the next move may try again. */
const restMs = 5_000;

let hasComplained = false;

keepPlace();
// The script does not wait for the page, so that the page need not wait for the script either.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
else run();

function run(): void {
  layOutRest();
  // The not-found page says at once what it was asked for; any other waits.
  if (document.querySelector('[data-island="not-found"]')) void start();
  else waitForFirstMove();
}

document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#menu a")) document.getElementById("menu")?.hidePopover?.();
});

function waitForFirstMove(): void {
  const started = new AbortController();
  const options = { capture: true, passive: true, signal: started.signal };
  for (const move of firstMoves) {
    addEventListener(
      move,
      () => {
        started.abort();
        // A frame and a task later, the reader has seen what the move itself did.
        requestAnimationFrame(() => setTimeout(() => void start()));
      },
      options,
    );
  }
}

async function start(): Promise<void> {
  try {
    const { hydrate } = await import(/* webpackChunkName: "hydrate" */ "./hydrate");
    await hydrate();
  } catch (error) {
    if (!hasComplained) {
      hasComplained = true;
      // eslint-disable-next-line no-console -- whoever looks should know why the tooltips stay shut
      console.warn("The page works, but without its tooltips: its scripts did not load.", error);
    }
    setTimeout(waitForFirstMove, restMs);
  }
}
