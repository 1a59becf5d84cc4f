/** The top bar with the names that other companies may have. */
import { expect, type Page, test } from "@playwright/test";

import { setFontSize } from "../e2e/helpers";
import { faultsOfBar } from "../e2e/topBar";
import { header } from "../src/content/header";
import { sections } from "../src/content/sections";

/** Names of a company and of the action beside it: the longest that the rules allow, and words of every length. */
const names = [
  ["Müller & Söhne Informationstechnik GmbH", "Get Started"],
  ["Wirtschaftsinformatikberatung Süd", "Get Started"],
  ["Atelier Longitude & Son", "Get in on it"],
  ["Donaudampfschifffahrtsgesellschaftskapit", "Termin vereinbaren"],
  ["Ö", "Go"],
  // Its lines may end at any character, and it keeps a row of its own all the same.
  ["株式会社かながわ情報システム研究所", "相談をはじめる"],
] as const;

/** Puts a name and an action into the bar. */
async function rename(page: Page, name: string, action: string): Promise<void> {
  const links = page.getByRole("banner").getByRole("link");
  await links.filter({ has: page.locator("svg") }).evaluate((link, text) => {
    (link.lastElementChild as Element).textContent = text;
  }, name);
  await page.locator(`header a[href$="#${header.target}"]:not(#menu a)`).evaluate((link, text) => {
    link.textContent = text;
  }, action);
}

test.describe("top bar", () => {
  for (const size of [16, 32]) {
    test(`holds any name with a font size of ${size} px`, async ({ page }) => {
      test.slow();
      await page.goto("/");
      await setFontSize(page, size);
      const all: string[] = [];
      for (const [name, action] of names) {
        await rename(page, name, action);
        for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          all.push(...(await faultsOfBar(page)).map((fault) => `${name} at ${width} px: ${fault}`));
        }
      }
      expect(all).toEqual([]);
    });
  }

  test("hides the label of the menu where the bar would need a row more for it", async ({ page }) => {
    await page.goto("/");
    const label = page.locator("header button span").last();
    await label.evaluate((element) => (element.textContent = "Navigation öffnen"));
    const all: string[] = [];
    for (const [name, action] of names) {
      await rename(page, name, action);
      for (const width of [390, 430, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const rise = await label.evaluate((element) => {
          const bar = element.closest("header") as HTMLElement;
          const height = bar.offsetHeight;
          element.style.display = "none";
          const rise = height - bar.offsetHeight;
          element.style.display = "";
          return rise;
        });
        if (rise > 0) all.push(`${name} at ${width} px: the label adds ${rise} px to the bar`);
      }
    }
    expect(all).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a page opened at an anchor, with scripts ${javaScriptEnabled ? "on" : "blocked"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

    test("rests below the bar of a long name", async ({ page, baseURL }) => {
      await page.route(`${baseURL}/`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/(<header[^]*?<\/svg>\s*<span[^>]*>)[^<]*/, `$1${names[0][0]}`);
        await route.fulfill({ response, body });
      });
      const { id } = sections[1];
      await page.goto(`/#${id}`);
      const bar = await page.getByRole("banner").boundingBox();
      const section = await page.locator(`#${id}`).boundingBox();
      expect(bar?.height).toBeGreaterThan(80);
      expect(section?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    });
  });
}
