/** Functions that run inside the page; each must stand alone, because only its text travels there, and none
 * may wait, because a page without scripts has no timers. */

/** A point of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Brings an element to the middle of the window, at once.
 *
 * @param selector - Which element; the first one that has a box.
 * @returns The middle of its first line box.
 */
export function bringIntoView(selector: string): Point {
  const shown = [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  if (!shown) throw new Error(`nothing shown matches ${selector}`);
  shown.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/**
 * Tells whether the client has started: React marks the elements that it has taken over. It always takes the footer.
 */
export function hasStarted(): boolean {
  const live = document.querySelector("[data-island='footer'] *");
  return live !== null && Object.keys(live).some((key) => key.startsWith("__reactFiber"));
}

/**
 * Tells whether the page has laid out all that it had left for an idle moment (`src/gatsby/layOutOffscreen.ts`).
 */
export function hasLaidOutRest(): boolean {
  const sheets = [...document.querySelectorAll<HTMLElement>("main > section:nth-child(n + 3) > .sheet")];
  return sheets.every(({ style }) => style.contentVisibility === "visible");
}

/**
 * Tells whether the start of an element stands below the sticky bar and inside the window.
 *
 * @param selector - Which element.
 */
export function standsBelowBar(selector: string): boolean {
  const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return top >= Math.floor(bar) && top < innerHeight;
}

/**
 * Focuses whatever stands before an element in the order of Tab, so that one Tab reaches it.
 *
 * @param selector - Which element; the first one that is shown.
 */
export function focusBefore(selector: string): void {
  const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, main")];
  const shown = stops.filter((stop) => stop.getClientRects().length > 0);
  const index = shown.findIndex((stop) => stop.matches(selector));
  const before = shown[index - 1];
  if (!before) throw new Error(`nothing can be focused before ${selector}`);
  before.focus({ preventScroll: true });
}
