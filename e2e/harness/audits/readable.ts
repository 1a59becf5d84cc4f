/** Looks inside the page for what a reader is owed whatever fails: its words, in its order, where they can be seen. */

/**
 * Reads the page's main part as one string without blanks, so that neither a style sheet nor a wrapped word changes it.
 * An open tooltip is passed over: it repeats what stands in the page.
 */
export function wordsOfMain(): string {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
  for (const tooltip of main?.querySelectorAll("[data-radix-popper-content-wrapper]") ?? []) tooltip.remove();
  return (main?.textContent ?? "").replace(/\s+/g, "");
}

/**
 * Lists the texts that stand in the page but can't be seen. What is meant for ears alone, drawings, and
 * the overlay that hovering reveals are passed over.
 */
export function unseenTexts(): string[] {
  const unseen: string[] = [];
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent || parent.closest(".sr-only, svg, [aria-hidden='true'], .view-project"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || width === 0 || height === 0) unseen.push(text.textContent.trim().slice(0, 60));
  }
  return unseen;
}

/**
 * Adds up how far the page has shifted under its reader since it began (Layout Instability). What follows at once upon a
 * press or a turned window is not counted, as the measure has it.
 */
export function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sum += entry.value;
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        observer.disconnect();
        resolve(Math.round(sum * 10_000) / 10_000);
      }),
    );
  });
}

/**
 * Tells whether React has taken over every part of the page that it is to take over: of a translated page not the top bar.
 */
export function isLive(): boolean {
  const islands = [...document.querySelectorAll("[data-island]:not(.translated-ltr [data-island='header'])")];
  const isTaken = ({ firstElementChild: first }: Element): boolean =>
    first !== null && Object.keys(first).some((key) => key.startsWith("__reactFiber"));
  return islands.length > 0 && islands.every(isTaken);
}
