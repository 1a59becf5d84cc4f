/** The sticky bar and the anchors: each lands where the visitor can read its heading. */
import { menu } from "../../src/content/sections";
import { describeInEngines, everyEngine } from "../harness/engines";
import { standsBelowBar } from "../harness/inPage";

describeInEngines("the top bar", everyEngine, (open) => {
  it("stays at the top of the window", async () => {
    const { page } = await open("/");
    await page.press("End");
    await page.until("the page to scroll", (far) => scrollY > far, 1_000);
    await page.rest();
    expect(await page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().top)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  });

  it.each([true, false])("leads to each section, with motion: %s", async (motion) => {
    const { page } = await open("/", { motion });
    for (const id of menu) {
      await page.click(`header nav a[href$="#${id}"]`);
      await page.until(`the address to name ${id}`, (hash) => location.hash === hash, `#${id}`);
      await page.rest();
      expect([id, await page.evaluate(standsBelowBar, `#${id} h2`)]).toEqual([id, true]);
    }
  });

  it("leads to the contact section by its button", async () => {
    const { page } = await open("/");
    await page.click('header a.button[href$="#contact"]');
    await page.rest();
    expect(await page.evaluate(standsBelowBar, "#contact h2")).toBe(true);
  });
});

describeInEngines("a hash in the address", everyEngine, (open) => {
  it.each(["services", "portfolio", "contact"])("shows #%s below the bar", async (id) => {
    const { page } = await open(`/#${id}`);
    await page.rest();
    expect(await page.evaluate(standsBelowBar, `#${id} h2`)).toBe(true);
  });
});
