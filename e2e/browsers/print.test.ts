/** On paper the page is a brochure: what the screen's widths decide there, the paper decides here. */
import { site } from "../../src/site";
import { describeInChromium } from "../harness/engines";

/** What is left of a sheet of A4 between its margins, in pixels: 182 mm. */
const width = 688;

describeInChromium("the page on paper", (open) => {
  it.each([
    ["the figures of the company", ".stats-band > *", 4],
    ["those of its record", ".track-record > *", 4],
    ["the featured projects", ".plate-card", 3],
    ["an entry's tools", ".soundings:first-of-type > *", 5],
  ])("sets %s in rows of its own count", async (_name, selector, columns) => {
    const { page } = await open("/", { width, scripts: false });
    await page.native.emulateMedia({ media: "print" });
    const lefts = await page.evaluate(
      (parts) => [...document.querySelectorAll(parts)].map((part) => Math.round(part.getBoundingClientRect().left)),
      selector,
    );
    expect(new Set(lefts).size).toBe(columns);
  });

  it("says where each link leads that leads elsewhere", async () => {
    const { page } = await open("/", { width, scripts: false });
    await page.native.emulateMedia({ media: "print" });
    const silent = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='http']")]
        .filter((link) => !getComputedStyle(link, "::after").content.includes("("))
        .map(({ href }) => href),
    );
    expect(silent).toEqual([]);
  });

  it("says to whom a mail draft is addressed, in words that can be copied by hand", async () => {
    const { page } = await open("/", { width, scripts: false });
    await page.native.emulateMedia({ media: "print" });
    const said = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='mailto:'][href*='?']")].map(
        (link) => getComputedStyle(link, "::after").content,
      ),
    );
    expect(said.filter((words) => !words.includes(site.email) || words.includes("?"))).toEqual([]);
  });
});
