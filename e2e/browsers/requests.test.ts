/** The page asks for its three scripts, and makes no call of its own. What comes of a script that fails: faults.scripts.test.ts. */
import { describeInChromium } from "../harness/engines";
import { hasStarted } from "../harness/inPage";
import { scriptsAskedFor, settle } from "../harness/starting";

describeInChromium("the landing page", (open) => {
  it("has these scripts and no other", async () => {
    const { page, site } = await open("/");
    await page.native.keyboard.press("Shift");
    await page.until("the client's start", hasStarted);
    const names = scriptsAskedFor(site).map((path) => path.replace(/^\/static\/(.+)-\w+\.js$/, "$1"));
    expect(names.sort()).toEqual(["app", "hydrate", "react"]);
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
