/** Looks inside the page at the element that has the focus (WCAG 2.4.7, 2.4.11, 2.4.12). */

/** What can be said of the focused element. */
export interface FocusReport {
  /** Which of the page's stops it is, counted in the order of the document. */
  readonly stop: number;
  readonly markup: string;
  /** What is wrong with how it shows its focus; empty if nothing is. */
  readonly faults: string[];
}

/**
 * Describes the focused element: whether its ring is drawn and no part of it is hidden by the bar or the window's edge.
 */
export function describeFocus(): FocusReport {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { stop: -1, markup: "", faults: [] };
  const stops = [...document.querySelectorAll<HTMLElement>("a[href], button")].filter(
    (one) => one.getClientRects().length,
  );
  const faults: string[] = [];
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) faults.push("has no ring");
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const inBar = focused.closest("header, .skip-link, [popover]") !== null;
  const taller = bottom - top > innerHeight - bar;
  if (!inBar && !taller && Math.round(top) < Math.round(bar)) faults.push("is under the bar");
  if (!taller && bottom > innerHeight + 1) faults.push("is below the window");
  if (left < -1 || right > innerWidth + 1) faults.push("is beside the window");
  return { stop: stops.indexOf(focused), markup: focused.outerHTML.slice(0, 100), faults };
}
