/** A script that never comes leaves the page as it was: readable, with links that work, and at most one line on the console. */
import { complaints, hear } from "../harness/console";
import { describeInChromium } from "../harness/engines";
import { hasStarted, standsBelowBar } from "../harness/inPage";
import { scriptsAskedFor, settle } from "../harness/starting";

describeInChromium("the landing page", (open) => {
  const scripts = ["app", "hydrate", "react"];

  it("has these scripts and no other", async () => {
    const { page, site } = await open("/");
    await page.native.keyboard.press("Shift");
    await page.until("the client's start", hasStarted);
    const names = scriptsAskedFor(site).map((path) => path.replace(/^\/static\/(.+)-\w+\.js$/, "$1"));
    expect(names.sort()).toEqual([...scripts].sort());
  });

  describe.each(scripts)("without %s", (script) => {
    it.each(["block", "missing"] as const)("(%s) works, with at most one line on the console", async (kind) => {
      const faults = [{ path: new RegExp(`^/static/${script}-`), harm: { kind } }];
      const { page } = await open("/", { faults });
      await page.native.keyboard.press("Shift");
      await page.click('header nav a[href$="#portfolio"]');
      await page.rest();
      expect(await page.evaluate(standsBelowBar, "#portfolio h2")).toBe(true);
      if (script !== "app") await hear(page, /The page works/);
      await settle(page);
      expect(await complaints(page)).toHaveLength(script === "app" ? 0 : 1);
    });
  });

  it("makes no call of its own", async () => {
    for (const path of ["/", "/nowhere"]) {
      const { page } = await open("/nothing-yet");
      const calls: string[] = [];
      page.native.on("request", (request) => {
        if (["xhr", "fetch", "beacon", "websocket", "eventsource"].includes(request.resourceType()))
          calls.push(request.url());
      });
      await page.goto(new URL(path, await page.evaluate(() => location.origin)).href);
      await page.native.keyboard.press("Shift");
      await page.until("the client's start", hasStarted);
      await page.press("End");
      await page.rest();
      await settle(page);
      expect(calls).toEqual([]);
    }
  });
});
