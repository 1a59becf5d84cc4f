/** Nothing but the entry is fetched before the first event; then the client starts, and the reader notices nothing. */
import { describeInChromium } from "../harness/engines";
import { hasStarted, standsBelowBar } from "../harness/inPage";
import { firstEvents, scriptsAskedFor, settle, startByKey } from "../harness/starting";

describeInChromium("before the first event", (open) => {
  it("no script is fetched but the entry, even after a full scroll", async () => {
    const { page, site } = await open("/");
    await settle(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await settle(page);
    const entries = await page.evaluate(() =>
      [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname : [])),
    );
    expect(entries).toHaveLength(1);
    expect(scriptsAskedFor(site)).toEqual(entries);
    expect(await page.evaluate(hasStarted)).toBe(false);
  });
});

describeInChromium("the client starts", (open) => {
  it.each(Object.entries(firstEvents))("by %s", async (name, happen) => {
    const { page, site } = await open("/", { touch: name.startsWith("touching") });
    await settle(page);
    await happen(page);
    await page.until("the client's start", hasStarted);
    expect(scriptsAskedFor(site).length).toBeGreaterThan(1);
  });

  it("once, however many events there are", async () => {
    const { page, site } = await open("/");
    for (let turn = 0; turn < 10; turn++) await page.pointAt(100 + turn * 10, 300, turn % 2 === 0);
    await page.until("the client's start", hasStarted);
    await settle(page);
    expect(scriptsAskedFor(site)).toEqual([...new Set(scriptsAskedFor(site))]);
  });

  it("in a pause, not while the reader's hands move", async () => {
    const { page } = await open("/");
    await settle(page);
    // The page's own timers move the hands and count the scripts, so that no slowness of the machine makes a pause.
    const scripts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let moves = 0;
          const timer = setInterval(() => {
            document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
            moves += 1;
            if (moves < 20) return;
            clearInterval(timer);
            resolve(performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
          }, 100);
        }),
    );
    expect(scripts).toBe(1);
    await page.until("the client's start", hasStarted);
  });

  it("at once on the not-found page, where the path must be logged", async () => {
    const { page } = await open("/nowhere");
    await page.until("the client's start", hasStarted);
  });
});

describeInChromium("the start", (open) => {
  it("moves neither the page nor the focus", async () => {
    const { page } = await open("/", { motion: true });
    await page.evaluate(() => {
      scrollTo({ top: 3_000, behavior: "instant" });
      document.querySelector<HTMLElement>("#services a, #technologies button")?.focus({ preventScroll: true });
    });
    const before = await page.evaluate(() => [scrollY, document.activeElement?.outerHTML.slice(0, 60)]);
    await startByKey(page);
    await page.rest();
    const after = await page.evaluate(() => [scrollY, document.activeElement?.outerHTML.slice(0, 60)]);
    expect(after).toEqual(before);
  });

  it("does not apply the address's hash again", async () => {
    const { page } = await open("/#portfolio");
    await page.rest();
    await page.evaluate(() => scrollBy({ top: -1_500, behavior: "instant" }));
    const before = await page.evaluate(() => scrollY);
    await startByKey(page);
    await page.rest();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => location.hash)).toBe("#portfolio");
  });

  it("leaves Back and Forward to the browser, and announces no in-page link as a page", async () => {
    const { page } = await open("/");
    await startByKey(page);
    const announced = await page.evaluate(() => document.querySelector("#gatsby-announcer")?.textContent ?? "");
    for (const id of ["services", "about"]) await page.click(`header nav a[href$="#${id}"]`);
    await page.rest();
    await page.back();
    await page.rest();
    expect(await page.evaluate(() => location.hash)).toBe("#services");
    expect(await page.evaluate(standsBelowBar, "#services h2")).toBe(true);
    await page.forward();
    await page.rest();
    expect(await page.evaluate(() => location.hash)).toBe("#about");
    expect(await page.evaluate(standsBelowBar, "#about h2")).toBe(true);
    expect(await page.evaluate(() => document.querySelector("#gatsby-announcer")?.textContent ?? "")).toBe(announced);
  });
});
