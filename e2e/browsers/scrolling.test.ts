/** Smooth scrolling to where a link leads, for those who have not asked for less motion; one step for those who have, and to the focus. */
import { describeInEngines, everyEngine } from "../harness/engines";
import { standsBelowBar } from "../harness/inPage";
import type { EnginePage } from "../harness/page";

declare global {
  interface Window {
    __places?: number[];
  }
}

const link = '#top a[href="#portfolio"]';

/** Notes from now on where the page has been. */
async function notePlaces(page: EnginePage): Promise<void> {
  await page.evaluate(() => {
    window.__places = [];
    onscroll = () => window.__places?.push(scrollY);
  });
}

/** How many places the page has been at, on its way to where it is now. */
async function countPlacesBetween(page: EnginePage): Promise<number> {
  await page.until("the page to move", () => (window.__places?.length ?? 0) > 0);
  await page.rest();
  return page.evaluate(
    () => new Set(window.__places?.filter((place) => place > 0 && Math.abs(place - scrollY) > 100)).size,
  );
}

describeInEngines("'View Our Work'", everyEngine, (open) => {
  it.each([
    ["smoothly", true],
    ["in one step for less motion", false],
  ])("scrolls to the portfolio %s", async (_manner, motion) => {
    const { page } = await open("/", { motion });
    await page.hover(link);
    await page.rest();
    await notePlaces(page);
    await page.click(link);
    await page.until("the address to name the portfolio", () => location.hash === "#portfolio");
    expect((await countPlacesBetween(page)) > 0).toBe(motion);
    expect(await page.evaluate(standsBelowBar, "#portfolio h2")).toBe(true);
  });

  it("is shown at once to who tabs back to it, and scrolls smoothly at Enter all the same", async () => {
    const { page } = await open("/", { motion: true });
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), link);
    await notePlaces(page);
    await page.press("Tab");
    expect(await countPlacesBetween(page)).toBe(0);
    await notePlaces(page);
    await page.press("Shift+Tab");
    expect(await countPlacesBetween(page)).toBe(0);
    await notePlaces(page);
    await page.press("Enter");
    expect(await countPlacesBetween(page)).toBeGreaterThan(0);
  });
});
