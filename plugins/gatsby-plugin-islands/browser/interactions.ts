/** The events that count as an interaction. Scrolling does not. */
const events = ["pointermove", "pointerdown", "keydown", "focusin"];

/** How long without an interaction counts as idle, in milliseconds: longer than between two keys of a slow typist. */
const idleMs = 500;

let last = -idleMs;
let waiting: (() => void)[] = [];

for (const event of events) {
  addEventListener(
    event,
    () => {
      last = performance.now();
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    { capture: true, passive: true },
  );
}

/** Resolves once no interaction has come for half a second. */
export async function idle(): Promise<void> {
  for (let rest; (rest = last + idleMs - performance.now()) > 0;) {
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

/** Resolves after the next interaction, once the page is idle. */
export async function nextInteraction(): Promise<void> {
  await new Promise<void>((resolve) => waiting.push(resolve));
  await idle();
}
