/** The events that count as an interaction. Scrolling does not. */
const events = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** How long without an interaction counts as idle, in milliseconds: longer than between two keys of a slow typist. */
const idleMs = 500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Listens for interactions.
 *
 * @returns `next` resolves at the next interaction; `idle` once none has come for half a second; `stop` ends the listening.
 */
export function listenForInteractions() {
  const listening = new AbortController();
  let last = -idleMs;
  let resolveNext: (() => void) | undefined;

  for (const event of events) {
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener(
      event,
      () => {
        last = performance.now();
        resolveNext?.();
      },
      options,
    );
  }

  return {
    next: (): Promise<void> => new Promise((resolve) => (resolveNext = resolve)),
    async idle(): Promise<void> {
      for (let rest; (rest = last + idleMs - performance.now()) > 0;) await pause(rest);
    },
    stop: (): void => listening.abort(),
  };
}
