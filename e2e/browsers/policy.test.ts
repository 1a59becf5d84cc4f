/** Under the site's own headers nothing that the page does is refused. */
import { describeInChromium } from "../harness/engines";
import type { ChromiumPage } from "../harness/chromium";
import { hasStarted } from "../harness/inPage";
import { openTooltip } from "../harness/starting";

/** The browser writes each refusal to the console, wherever it comes from and before any script could listen. */
async function refusals(page: ChromiumPage): Promise<string[]> {
  const lines = await page.console();
  return lines
    .map(({ text }) => text)
    .filter((text) => /Content.Security.Policy|Trusted ?Type|Permissions.Policy/i.test(text));
}

describeInChromium("the policy refuses nothing", (open) => {
  it("on the landing page: load, start, tooltip, print", async () => {
    const { page } = await open("/");
    await openTooltip(page);
    await page.press("Escape");
    await page.press("End");
    await page.rest();
    await page.native.emulateMedia({ media: "print" });
    await page.rest();
    expect(await refusals(page)).toEqual([]);
  });

  it("on a phone, with the menu", async () => {
    const { page } = await open("/", { width: 390, height: 844, touch: true });
    await page.click("button[popovertarget]");
    await page.until("the client's start", hasStarted);
    await page.click('#menu a[href$="#portfolio"]');
    await page.rest();
    expect(await refusals(page)).toEqual([]);
  });

  it("on the not-found page", async () => {
    const { page } = await open("/nowhere");
    await page.until("the client's start", hasStarted);
    expect(await refusals(page)).toEqual([]);
  });

  it("and still stands: a script and a style of a stranger are refused", async () => {
    const { page } = await open("/");
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement("style"), { textContent: "body { color: red }" }));
    });
    expect(await refusals(page)).not.toEqual([]);
    await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML("beforeend", "<p onclick='x()'>stranger</p>");
      } catch {
        // Trusted Types throw, as they should.
      }
    });
    expect(await page.evaluate(() => document.body.textContent?.includes("stranger"))).toBe(false);
  });
});
