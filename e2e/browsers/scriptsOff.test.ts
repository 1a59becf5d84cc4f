/** Without scripts nothing is missing but the tooltips, which say nothing that is written nowhere else. */
import { menu, sections } from "../../src/content/sections";
import { notFound } from "../../src/content/notFound";
import { describeInEngines, everyEngine } from "../harness/engines";
import { standsBelowBar } from "../harness/inPage";

describeInEngines("without scripts", everyEngine, (open) => {
  it("every section is there to read, and nothing is invisible", async () => {
    const { page } = await open("/", { scripts: false, motion: true });
    const ids = await page.evaluate(() => [...document.querySelectorAll("main section")].map(({ id }) => id));
    expect(ids).toEqual(sections.map(({ id }) => id));
    for (const id of ids) {
      // What stands far below has a layout once it comes near.
      await page.evaluate((wanted) => document.getElementById(wanted)?.scrollIntoView({ behavior: "instant" }), id);
      await page.until(
        `the text of #${id}`,
        (wanted) => (document.getElementById(wanted)?.innerText ?? "").length > 40,
        id,
      );
    }
    const invisible = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote)")]
        .filter(
          (element) =>
            Number(getComputedStyle(element).opacity) < 1 || getComputedStyle(element).visibility !== "visible",
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(invisible).toEqual([]);
  });

  it("the anchors lead to their sections", async () => {
    const { page } = await open("/", { scripts: false });
    for (const id of menu) {
      await page.click(`header nav a[href$="#${id}"]`);
      await page.rest();
      expect([id, await page.evaluate(standsBelowBar, `#${id} h2`)]).toEqual([id, true]);
    }
  });

  it("the not-found page reads the same", async () => {
    const { page } = await open("/nowhere", { scripts: false });
    const text = await page.evaluate(() => document.querySelector("main")?.innerText);
    expect(text).toContain(notFound.text);
    await page.click("main a");
    await page.until("the landing page", () => document.querySelector("#services") !== null);
  });
});
