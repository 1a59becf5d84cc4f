/** Tooltips: after 700 ms of hovering, at once on keyboard focus; dismissible, hoverable, persistent (WCAG 1.4.13). */
import { tooltipDelayMs } from "../../src/lib/tooltipDelays";
import { describeInChromium, describeInEngines, everyEngine } from "../harness/engines";
import { bringIntoView, focusBefore, hasStarted } from "../harness/inPage";
import type { EnginePage } from "../harness/page";

declare global {
  interface Window {
    __entered?: number;
    __opened?: number;
  }
}

const triggers = ["#technologies button", "footer ul a"] as const;

const isOpen = (): boolean => document.querySelector('[role="tooltip"]') !== null;
const isClosed = (): boolean => document.querySelector('[role="tooltip"]') === null;

async function start(page: EnginePage): Promise<void> {
  await page.pointAt(5, 400);
  await page.pointAt(9, 404);
  await page.until("the client's start", hasStarted);
}

async function focus(page: EnginePage, trigger: string): Promise<void> {
  await page.evaluate(focusBefore, trigger);
  await page.press("Tab");
  await page.until("the tooltip to open", isOpen);
}

function watch(selector: string): void {
  const trigger = document.querySelector(selector);
  trigger?.addEventListener("pointerenter", () => (window.__entered ??= performance.now()), { capture: true });
  new MutationObserver(() => {
    if (document.querySelector('[role="tooltip"]')) window.__opened ??= performance.now();
  }).observe(document.body, { childList: true, subtree: true });
}

describeInEngines("a tooltip", everyEngine, (open) => {
  it.each(triggers)(
    "opens no sooner than after the delay of hovering, and stays while it is pointed at: %s",
    async (trigger) => {
      const { page } = await open("/");
      await start(page);
      await page.evaluate(watch, trigger);
      await page.hover(trigger);
      await page.until("the tooltip to open", isOpen);
      const waited = await page.evaluate(() => (window.__opened ?? 0) - (window.__entered ?? Infinity));
      // A timer may be early by the rounding of the clock.
      expect(waited).toBeGreaterThan(tooltipDelayMs - 20);

      const middle = await page.evaluate(() => {
        const { left, top, width, height } =
          document.querySelector(".tooltip")?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      });
      await page.pointAt(middle.x, middle.y);
      await page.rest();
      expect(await page.evaluate(isOpen)).toBe(true);

      await page.press("Escape");
      await page.until("the tooltip to close", isClosed);
    },
  );

  it.each(triggers)("opens on keyboard focus and closes by Escape, the focus staying: %s", async (trigger) => {
    const { page } = await open("/");
    await start(page);
    await page.evaluate(bringIntoView, trigger);
    await page.rest();
    await focus(page, trigger);
    const text = await page.evaluate(() => document.querySelector('[role="tooltip"]')?.textContent ?? "");
    expect(text).not.toBe("");
    await page.press("Escape");
    await page.until("the tooltip to close", isClosed);
    expect(await page.evaluate((selector) => document.activeElement?.matches(selector), trigger)).toBe(true);
  });

  it.each([false, true])("stays open when the page scrolls to the focus, with motion: %s", async (motion) => {
    const { page } = await open("/", { motion });
    await start(page);
    await focus(page, triggers[0]);
    await page.rest();
    expect(await page.evaluate(isOpen)).toBe(true);
  });

  it("says of a level nothing that is not written under the table", async () => {
    const { page } = await open("/");
    await start(page);
    const before = await page.evaluate(() => document.body.textContent);
    await page.evaluate(bringIntoView, triggers[0]);
    await page.rest();
    await focus(page, triggers[0]);
    expect(before).toContain(await page.evaluate(() => document.querySelector('[role="tooltip"]')?.textContent ?? "?"));
  });
});

describeInChromium("a tooltip that reaches over the bar", (open) => {
  it("stands before it", async () => {
    const { page } = await open("/");
    await start(page);
    const place = await page.evaluate((trigger) => {
      const button = document.querySelector(trigger);
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      scrollBy({ top: (button?.getBoundingClientRect().top ?? 0) - bar - 20, behavior: "instant" });
      const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }, triggers[0]);
    await page.pointAt(place.x, place.y);
    await page.until("the tooltip to open", isOpen);
    const { reaches, stands } = await page.evaluate(() => {
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const { left, top, width } = document.querySelector(".tooltip")?.getBoundingClientRect() ?? new DOMRect();
      return {
        reaches: top < bar,
        stands: document.elementFromPoint(left + width / 2, top + 4)?.matches(".tooltip, .tooltip *"),
      };
    });
    expect({ reaches, stands }).toEqual({ reaches: true, stands: true });
  });
});

describeInChromium("a tap on what has a tooltip", (open) => {
  it.each(triggers)(
    "draws none: it would be open and shut again in the time that the tap takes: %s",
    async (trigger) => {
      const { page } = await open("/", { width: 390, height: 844, touch: true });
      await page.native.touchscreen.tap(20, 300);
      await page.until("the client's start", hasStarted);
      await page.evaluate(watch, trigger);
      await page.evaluate((selector) => {
        document.querySelector(selector)?.addEventListener("click", (event) => event.preventDefault());
      }, trigger);
      await page.native.tap(trigger);
      await page.rest();
      expect(await page.evaluate((selector) => document.activeElement?.matches(selector), trigger)).toBe(true);
      expect(await page.evaluate(() => window.__opened)).toBeUndefined();
    },
  );
});
