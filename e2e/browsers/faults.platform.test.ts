/** A browser that refuses, lacks or misstates something leaves the page whole, and live. */
import type { Page } from "playwright-core";

import { describeInChromium } from "../harness/engines";
import { brave, conditionOf, followMenu, settle, sound } from "../harness/sound";

/** Takes something away before any script runs. */
const without = (name: string) => (native: Page) =>
  native.addInitScript((path) => {
    const parts = path.split(".");
    const last = parts.pop() ?? "";
    let owner = window as unknown as Record<string, never>;
    for (const part of parts) owner = owner[part] as never;
    if (!Reflect.deleteProperty(owner, last) || last in owner) {
      Object.defineProperty(owner, last, { value: undefined, configurable: true });
    }
  }, name);

/** Makes every look at what a browser stores an exception, as it is where cookies are forbidden. */
const forbidStorage = (native: Page) =>
  native.addInitScript(() => {
    const forbidden = {
      configurable: true,
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
      set: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"]) {
      Object.defineProperty(window, name, forbidden);
    }
    Object.defineProperty(Document.prototype, "cookie", forbidden);
    Object.defineProperty(Navigator.prototype, "serviceWorker", forbidden);
  });

/** As a browser's own settings do it: nothing is stored, and nobody is told. */
const emptyStorage = (native: Page) =>
  native.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { configurable: true, value: null });
    }
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: () => "", set: () => undefined });
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { configurable: true, get: () => false });
  });

const cases: readonly (readonly [string, (native: Page) => Promise<unknown>])[] = [
  ["storage and cookies denied", emptyStorage],
  ["storage and cookies that throw when looked at", forbidStorage],
  ...[
    "matchMedia",
    "IntersectionObserver",
    "ResizeObserver",
    "requestIdleCallback",
    "scheduler",
    "CSS.supports",
    "HTMLElement.prototype.hidePopover",
  ].map((name) => [`no ${name}`, without(name)] as const),
  ["the clock in 1970", (native) => native.clock.setFixedTime(0)],
  ["the clock in 2040", (native) => native.clock.setFixedTime(Date.UTC(2040, 1, 29))],
];

describeInChromium("the landing page in a difficult browser", (open) => {
  it.each(cases)("%s", async (_name, before) => {
    const { page } = await brave(open, { before, starts: true });
    await followMenu(page, "portfolio");
    await settle(page, true);
    await followMenu(page, "technologies");
    await page.hover("#technologies button");
    await page.until("the tooltip to open", () => document.querySelector('[role="tooltip"]') !== null);
    expect(await conditionOf(page)).toEqual(sound());
  });
});
