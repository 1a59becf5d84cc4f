/** Smooth scrolling for those who have not asked for less motion, and one step for those who have. */
import { describeInEngines, everyEngine } from "../harness/engines";
import { standsBelowBar } from "../harness/inPage";

declare global {
  interface Window {
    __places?: number[];
  }
}

const link = '#top a[href="#portfolio"]';

describeInEngines("'View Our Work'", everyEngine, (open) => {
  it.each([
    ["smoothly", false],
    ["in one step for less motion", true],
  ])("scrolls to the portfolio %s", async (_manner, reducedMotion) => {
    const { page } = await open("/", { reducedMotion });
    await page.hover(link);
    await page.rest();
    await page.evaluate(() => {
      const places: number[] = (window.__places = []);
      addEventListener("scroll", () => places.push(scrollY));
    });
    await page.click(link);
    await page.until("the address to name the portfolio", () => location.hash === "#portfolio");
    await page.until("the page to move", () => (window.__places?.length ?? 0) > 0);
    await page.rest();
    const between = await page.evaluate(
      () => new Set(window.__places?.filter((place) => place > 0 && Math.abs(place - scrollY) > 100)).size,
    );
    expect(between > 0).toBe(!reducedMotion);
    expect(await page.evaluate(standsBelowBar, "#portfolio h2")).toBe(true);
  });
});
