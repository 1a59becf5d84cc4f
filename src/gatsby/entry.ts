/**
 * The only script that a reader who just reads will fetch. Gatsby's own entry starts an application at once, fetches the
 * page's data again, takes over scrolling and speaks at every anchor; a page of plain links wants none of it. This one
 * waits for the reader's first move and the pause after it, and then hydrates what stands there. The browser tests of the
 * deferred start and the byte budgets notice when it breaks.
 */
import "../styles/global.css";

import { closeMenu } from "./closeMenu";
import { setFocusStartingPoint } from "./setFocusStartingPoint";
import { trackTabbing } from "./trackTabbing";
import { nextTask, onNextInput, untilInputPauses } from "./userInput";
import { prepareScrollRestoration } from "./prepareScrollRestoration";
import { layOutOffscreen } from "./layOutOffscreen";

/** How long a failed start rests before the next move may try again. */
const restMs = 5_000;

let hasComplained = false;

prepareScrollRestoration();
closeMenu();
trackTabbing();
setFocusStartingPoint();
// The script does not wait for the page, so that the page need not wait for the script either.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
else run();

function run(): void {
  layOutOffscreen();
  // The not-found page says at once what it was asked for; any other waits.
  if (document.querySelector('[data-island="not-found"]')) void start(nextTask);
  else startAtNextMove();
}

function startAtNextMove(): void {
  onNextInput(() => void start(untilInputPauses));
}

async function start(wait: () => Promise<void>): Promise<void> {
  try {
    // Before the fetch, since the browser takes over what it has compiled in one task as soon as it has arrived.
    await wait();
    const { hydrate } = await import(/* webpackChunkName: "hydrate" */ "./hydrate");
    await hydrate(wait);
  } catch (error) {
    if (!hasComplained) {
      hasComplained = true;
      // eslint-disable-next-line no-console -- whoever looks should know why the tooltips stay shut
      console.warn("The page works, but without its tooltips: its scripts did not load.", error);
    }
    setTimeout(startAtNextMove, restMs);
  }
}
