/** What every visitor gets at once, in every engine. */
import { sections } from "../../src/content/sections";
import { complaints } from "../harness/console";
import { describeInChromium, describeInEngines, everyEngine } from "../harness/engines";
import { hasStarted } from "../harness/inPage";

describeInEngines("the landing page", everyEngine, (open) => {
  it("loads, starts and scrolls with a silent console", async () => {
    const { page } = await open("/", { motion: true });
    await page.press("Tab");
    await page.until("the client's start", hasStarted);
    await page.press("End");
    await page.rest();
    expect(await complaints(page)).toEqual([]);
  });

  it("shows the registry's sections in its order", async () => {
    const { page } = await open("/");
    const ids = await page.evaluate(() => [...document.querySelectorAll("main section")].map(({ id }) => id));
    expect(ids).toEqual(sections.map(({ id }) => id));
  });

  it("asks no other host for anything, and keeps nothing in the browser", async () => {
    const { page, site } = await open("/");
    await page.press("Tab");
    await page.until("the client's start", hasStarted);
    await page.press("End");
    await page.rest();
    expect((await page.requests()).filter((url) => new URL(url).origin !== site.url)).toEqual([]);
    const kept = await page.evaluate(async () => ({
      cookie: document.cookie,
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases()).length,
    }));
    expect(kept).toEqual({ cookie: "", local: {}, session: {}, databases: 0 });
  });

  it("mounts one notification area, named and empty", async () => {
    const { page } = await open("/");
    await page.press("Tab");
    await page.until("the client's start", hasStarted);
    const areas = await page.evaluate(() =>
      [...document.querySelectorAll('[role="region"][aria-label*="Notifications"]')].map((area) => area.textContent),
    );
    expect(areas).toEqual([""]);
  });
});

describeInChromium("the first paint", (open) => {
  it.each([390, 1280])("shows the headline, and nothing larger comes later, at %i px", async (width) => {
    const { page } = await open("/", { width, height: 844, motion: true });
    const [first, largest] = await page.evaluate(paints);
    expect(largest).toEqual({ time: first?.time, element: "H1" });
  });
});

/** The first and the largest contentful paint, once the browser has told of both. */
async function paints(): Promise<{ time: number; element: string | undefined }[]> {
  const seen = (type: string) =>
    new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({ type, buffered: true });
    });
  const first = performance.getEntriesByName("first-contentful-paint")[0];
  const largest = (await seen("largest-contentful-paint")) as
    (PerformanceEntry & { readonly element: Element | null }) | undefined;
  return [first, largest].map((entry) => ({
    time: entry?.startTime ?? NaN,
    element: (entry === largest && largest?.element?.tagName) || undefined,
  }));
}
