/** How long the page takes to answer, on a processor four times slower than this one. */
import type { Browser, BrowserContext, Page } from "playwright-core";

/** How an element was reached. */
export type Means = "mouse" | "touch" | "keyboard";

/** One interaction, as the Event Timing API reports it. */
export interface Interaction {
  /** From the event to the next paint, in milliseconds; the browser counts in steps of 8. */
  readonly duration: number;
  /** How long the event waited for the main thread, and how long its listeners ran, in milliseconds. */
  readonly delay: number;
  readonly processing: number;
  readonly event: string;
  readonly means: Means;
  readonly element: string;
}

/** What a round over every focusable element found. */
export interface InteractionRound {
  /** The slowest first. One that the browser took less than 16 ms for is not reported. */
  readonly interactions: readonly Interaction[];
  /** The longest task of the main thread from the first move on, in milliseconds; 0 when none reached 50. */
  readonly longestTask: number;
  /** How many elements were reached, over all means. */
  readonly reached: number;
}

interface Collected {
  readonly events: Omit<Interaction, "means">[];
  readonly tasks: { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    benchCollected: Collected;
  }
}

const slowdown = 4;

/** Time for an answer to be painted and reported, in milliseconds: about the pace of a reader in a hurry. */
const paceMs = 120;

/** Time for the page to be painted where the benchmark has scrolled it, in milliseconds: nobody presses what is not yet there. */
const arrivalMs = 200;

/**
 * The reader stops once, after the third, for long enough for whatever waits for that: the first interactions meet the page
 * as it loaded, the others what has become of it.
 */
const stopsAfter = 3;
const stopMs = 2_500;

/** More than any page here has; a page that traps the focus ends there. */
const mostSteps = 1_000;

const focusable = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

const views = {
  mouse: { viewport: { width: 1280, height: 800 } },
  keyboard: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true },
} as const;

/**
 * Reaches every focusable element of a page by mouse, by touch and by keyboard, each in a page that was just loaded, so
 * that the first interaction of each counts in what it sets off.
 *
 * @param browser - The browser to load the page in.
 * @param url - The page.
 * @returns The interactions of all three rounds.
 */
export async function measureInteractions(browser: Browser, url: string): Promise<InteractionRound> {
  const rounds = [];
  for (const means of ["mouse", "touch", "keyboard"] as const) {
    const context = await browser.newContext(views[means]);
    rounds.push(await measureRound(context, url, means));
    await context.close();
  }
  return {
    interactions: rounds.flatMap(({ interactions }) => interactions).sort((a, b) => b.duration - a.duration),
    longestTask: Math.max(...rounds.map(({ longestTask }) => longestTask)),
    reached: rounds.reduce((sum, { reached }) => sum + reached, 0),
  };
}

async function measureRound(context: BrowserContext, url: string, means: Means): Promise<InteractionRound> {
  await context.addInitScript(collect);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1_000);
  const started = await page.evaluate(() => performance.now());
  const reached = means === "keyboard" ? await tabThrough(page) : await pressAll(page, means);
  await page.waitForTimeout(500);
  const { events, tasks } = await page.evaluate(() => window.benchCollected);
  const longestTask = Math.max(0, ...tasks.filter(({ start }) => start >= started).map(({ duration }) => duration));
  return { interactions: events.map((event) => ({ ...event, means })), longestTask, reached };
}

/**
 * Runs in the page before anything else: notes what is slow, and lets no link lead away. No helper of a compiler reaches
 * the page, so every function in it is anonymous.
 *
 * A press that changes nothing has no next paint; the browser then counts until something else is painted, which may be a
 * second later. A dot that every event moves gives each a paint of its own. It has a layer to itself, so it costs next to nothing.
 */
function collect(): void {
  window.benchCollected = { events: [], tasks: [] };
  document.addEventListener("DOMContentLoaded", () => {
    const dot = document.createElement("div");
    const look = { position: "fixed", inset: "0 auto auto 0", width: "1px", height: "1px", background: "gray" };
    Object.assign(dot.style, look, { pointerEvents: "none", willChange: "transform" });
    document.documentElement.append(dot);
    let moves = 0;
    for (const event of ["pointerdown", "pointerup", "click", "keydown", "keyup"]) {
      window.addEventListener(
        event,
        () => {
          moves += 1;
          dot.style.transform = `translateX(${moves % 8}px)`;
        },
        { capture: true },
      );
    }
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      const element =
        entry.target instanceof Element ? entry.target.closest("a, button, summary, input, [tabindex]") : null;
      const text = element?.getAttribute("aria-label") ?? element?.textContent;
      window.benchCollected.events.push({
        duration: entry.duration,
        delay: Math.round(entry.processingStart - entry.startTime),
        processing: Math.round(entry.processingEnd - entry.processingStart),
        event: entry.name,
        element: element ? `${element.localName} "${(text ?? "").trim().slice(0, 40)}"` : "the page",
      });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.benchCollected.tasks.push({ start: startTime, duration });
    }
  }).observe({ type: "longtask", buffered: true });
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link) return;
    const { origin, pathname, hash } = new URL(link.href);
    if (link.target === "_blank" || origin !== location.origin || pathname !== location.pathname || hash === "")
      event.preventDefault();
  });
}

/** Tab by Tab, until the focus leaves the page. */
async function tabThrough(page: Page): Promise<number> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (step === stopsAfter) await page.waitForTimeout(stopMs);
    await page.keyboard.press("Tab");
    await page.waitForTimeout(paceMs);
    if (!(await page.evaluate(() => document.activeElement && document.activeElement !== document.body))) return step;
  }
  return mostSteps;
}

/** One after the other, those too that only show once another has been pressed. */
async function pressAll(page: Page, means: "mouse" | "touch"): Promise<number> {
  for (let step = 0; step < mostSteps; step += 1) {
    if (step === stopsAfter) await page.waitForTimeout(stopMs);
    const point = await page.evaluate((selector) => {
      const next = [...document.querySelectorAll(selector)].find((element) => {
        if (element.hasAttribute("data-bench-pressed") || !element.checkVisibility({ visibilityProperty: true }))
          return false;
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
      });
      if (!next) return undefined;
      next.setAttribute("data-bench-pressed", "");
      next.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = next.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, focusable);
    if (!point) return step;
    await page.waitForTimeout(arrivalMs);
    if (means === "touch") await page.touchscreen.tap(point.x, point.y);
    else {
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(paceMs / 2);
      await page.mouse.click(point.x, point.y, { delay: 20 });
    }
    await page.waitForTimeout(paceMs);
  }
  return mostSteps;
}
