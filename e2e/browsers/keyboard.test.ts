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

/** Counts how often anything gets a layout while something is done. */
async function countLayouts(page: ChromiumPage, act: () => Promise<unknown>): Promise<number> {
  const session = await page.native.context().newCDPSession(page.native);
  await session.send("Performance.enable");
  await act();
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
}

/** Where the focus is: the section of the link, or else what the link leads to. */
const focused = (): string | null | undefined =>
  document.activeElement?.closest("section")?.id ?? document.activeElement?.getAttribute("href");

describeInChromium("the first Tab", (open) => {
  it("asks nothing of what is far below", async () => {
    const { page } = await open("/");
    await page.native.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    // To go where one is would be to load again, and then nothing is held back.
    await page.goto(`${page.native.url()}?`);
    await page.rest();
    // The ring's own, and no section's.
    expect(await countLayouts(page, () => page.press("Tab"))).toBeLessThan(4);
    expect(await page.evaluate(focused)).toBe("#main");
  });

  it("leads to the last link when it goes backwards", async () => {
    const { page } = await open("/");
    await page.rest();
    await page.press("Shift+Tab");
    const last = await page.evaluate(() => [...document.querySelectorAll("a")].at(-1) === document.activeElement);
    expect(last).toBe(true);
  });

  it("goes on from what the address names", async () => {
    const { page } = await open("/#portfolio");
    await page.rest();
    await page.press("Tab");
    expect(await page.evaluate(focused)).toBe("portfolio");
  });

  it("goes back from what the address names", async () => {
    const { page } = await open("/#portfolio");
    await page.rest();
    await page.press("Shift+Tab");
    expect(await page.evaluate(focused)).toBe("technologies");
  });
});

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
