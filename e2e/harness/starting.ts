/** The ways in which a visitor's first event can reach the page, and what is known of the start that it causes. */
import type { ChromiumPage } from "./chromium";
import { focusBefore, hasStarted } from "./inPage";
import type { ServedSite } from "./site";

/** The scripts that were asked for, in order. */
export function scriptsAskedFor({ paths }: ServedSite): string[] {
  return paths.filter((path) => path.endsWith(".js"));
}

/** Every kind of first event. Each is performed as the very first thing that happens to the page. */
export const firstEvents: Readonly<Record<string, (page: ChromiumPage) => Promise<void>>> = {
  "moving the mouse": (page) => page.pointAt(200, 300),
  "pressing the mouse": (page) => page.pointAt(20, 300, true),
  "touching the page": (page) => page.native.touchscreen.tap(20, 300),
  "pressing a key": (page) => page.native.keyboard.press("Shift"),
  "moving the focus": (page) => page.evaluate(() => document.querySelector<HTMLElement>("main a")?.focus()),
};

/**
 * Starts the client as a visitor would who only rests a finger on the keyboard: nothing on the page reacts to it.
 *
 * @param page - The page.
 */
export async function startByKey(page: ChromiumPage): Promise<void> {
  await page.native.keyboard.press("Shift");
  await page.until("the client's start", hasStarted);
}

/**
 * Waits until the browser has nothing left to fetch, or to do when it finds the time.
 *
 * @param page - The page.
 */
export async function settle(page: ChromiumPage): Promise<void> {
  await page.native.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })));
}

/**
 * Starts the client by the keyboard and opens the first tooltip of the page, so that pointer and focus are both on it.
 *
 * @param page - The page.
 */
export async function openTooltip(page: ChromiumPage): Promise<void> {
  await page.press("Tab");
  await page.until("the client's start", hasStarted);
  await page.hover("#technologies button");
  await page.evaluate(focusBefore, "#technologies button");
  await page.press("Tab");
  await page.until("the tooltip to open", () => document.querySelector('[role="tooltip"]') !== null);
}
