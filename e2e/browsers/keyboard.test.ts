/** The whole page by Tab: in the order of reading, each stop with its ring, and none under the bar (WCAG 2.4.3, 2.4.7, 2.4.12). */
import { describeFocus, type FocusReport } from "../harness/audits/focus";
import { describeInChromium, describeInEngines, everyEngine } from "../harness/engines";
import type { ChromiumPage } from "../harness/chromium";

async function walk(page: ChromiumPage, key: "Tab" | "Shift+Tab"): Promise<FocusReport[]> {
  const reports: FocusReport[] = [];
  for (;;) {
    await page.press(key);
    const report = await page.evaluate(describeFocus);
    if (report.stop < 0) return reports;
    reports.push(report);
  }
}

describeInChromium("the keyboard's way through the page", (open) => {
  describe.each([390, 1280])("at %i px", (width) => {
    it.each(["/", "/nowhere"])("visits every stop of %s in order, each in sight with its ring", async (path) => {
      const { page } = await open(path, { width, height: 700, motion: true });
      const stops = await page.evaluate(
        () => [...document.querySelectorAll("a[href], button")].filter((one) => one.getClientRects().length > 0).length,
      );
      const reports = await walk(page, "Tab");
      expect(reports.map(({ stop }) => stop)).toEqual(Array.from({ length: stops }, (_, index) => index));
      expect(reports.flatMap(({ markup, faults }) => faults.map((fault) => `${markup} ${fault}`))).toEqual([]);
    });

    it("goes back the same way", async () => {
      const { page } = await open("/", { width, height: 700, motion: true });
      await page.evaluate(() => [...document.querySelectorAll<HTMLElement>("footer a")].at(-1)?.focus());
      const reports = await walk(page, "Shift+Tab");
      expect(reports.flatMap(({ markup, faults }) => faults.map((fault) => `${markup} ${fault}`))).toEqual([]);
      expect(reports.at(-1)?.stop).toBe(0);
    });
  });
});

/** Where the focus is: the section of the link, or else what the link leads to. */
const focused = (): string | null | undefined =>
  document.activeElement?.closest("section")?.id ?? document.activeElement?.getAttribute("href");

describeInEngines("Tab", everyEngine, (open) => {
  it("can skip the bar", async () => {
    const { page } = await open("/");
    await page.press("Tab");
    expect(await page.evaluate(focused)).toBe("#main");
    await page.press("Enter");
    await page.rest();
    await page.press("Tab");
    expect(await page.evaluate(focused)).toBe("top");
  });

  it("goes on from where the page was pressed", async () => {
    const { page } = await open("/");
    await page.rest();
    await page.click("#services h2");
    await page.press("Tab");
    expect(await page.evaluate(focused)).toBe("technologies");
  });
});
