/** Nothing moves by itself: not on load, not while fonts arrive late, not on a full scroll, not at the start. */
import type { ChromiumPage } from "../harness/chromium";
import { describeInChromium } from "../harness/engines";
import { settle, startByKey } from "../harness/starting";

declare global {
  interface Window {
    __shifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

async function watchShifts(page: ChromiumPage): Promise<void> {
  await page.native.addInitScript(() => {
    const shifts: string[] = (window.__shifts = []);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName,
        );
        shifts.push(`${value.toFixed(4)} by ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function scrollThrough(page: ChromiumPage): Promise<void> {
  for (let down = true; down;) {
    down = await page.evaluate(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      return scrollY > before;
    });
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  }
}

describeInChromium("the layout shifts by nothing", (open) => {
  it.each([
    ["/", 390, 0],
    ["/", 1280, 0],
    ["/", 390, 1_500],
    ["/", 1280, 1_500],
    ["/nowhere", 390, 1_500],
    ["/nowhere", 1280, 1_500],
  ])("on %s at %i px, with fonts %i ms late", async (path, width, ms) => {
    const { page, site } = await open("/nothing-yet", {
      width,
      height: 844,
      motion: true,
      faults: [{ path: /\.woff2$/, harm: { kind: "delay", ms } }],
    });
    await watchShifts(page);
    await page.goto(site.url + path);
    await settle(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    await scrollThrough(page);
    await startByKey(page);
    await settle(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await scrollThrough(page);
    expect(await page.evaluate(() => window.__shifts)).toEqual([]);
  });
});
