/** The reader's moves with pointer and keys: the client's start waits for the first, and then works only in pauses between them. */

/** The events that count as a move. Reading and scrolling do not. */
const moves = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * How long no hand moves in a pause. Whoever tabs or taps along takes less from one to the next: half a second is a key of a
 * slow typist (Card, Moran and Newell, The keystroke-level model, 1980).
 */
const pauseMs = 500;

let isStill = false;

/**
 * Runs a function at the reader's next move, once.
 *
 * @param run - What to run, inside the event.
 */
export function onNextInput(run: () => void): void {
  const heard = new AbortController();
  for (const move of moves) {
    addEventListener(
      move,
      () => {
        heard.abort();
        run();
      },
      { capture: true, passive: true, signal: heard.signal },
    );
  }
}

/**
 * Waits for a pause of the reader's hands, in which the main thread may be busy for a while and nobody notices. Within a
 * pause it only lets the browser do what is due.
 */
export async function untilInputPauses(): Promise<void> {
  await nextTask();
  while (!isStill) {
    isStill = true;
    onNextInput(() => {
      isStill = false;
    });
    await nextTask(pauseMs);
  }
}

/**
 * Waits for a task of its own.
 *
 * @param delayMs - How long at least, in milliseconds.
 */
export function nextTask(delayMs = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
