import { expect, type Page } from "@playwright/test";

import { header } from "../src/content/header";
import { sections } from "../src/content/sections";
import { overflowOf, test } from "./helpers";

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

/** Settings of a browser for its font sizes, as Chromium's flags. */
const settings = [
  "defaultFontSize=16",
  "defaultFontSize=24",
  "defaultFontSize=32",
  "minimumFontSize=24",
  "minimumFontSize=32",
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

/** Returns what is wrong with the bar in a window: one sentence a fault. Only two calls to the page: there are hundreds of windows. */
async function faultsIn(page: Page, action: string): Promise<readonly string[]> {
  const excess = await overflowOf(page);
  const faults = await page.getByRole("banner").evaluate(
    async (bar, [text, ids]) => {
      const frames = (): Promise<number> =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found: string[] = [];

      // The bar is measured when the page is drawn.
      await frames();
      const link = [...bar.querySelectorAll("a")].find(({ textContent }) => textContent === text) as Element;
      const range = document.createRange();
      range.selectNodeContents(link);
      const isNarrower = link.clientWidth < (link.parentElement?.clientWidth ?? 0) - 2;
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      if (lines > 1 && isNarrower) found.push(`“${text}” takes ${lines} lines, and is narrower than what it is in`);

      for (const id of ids) {
        const section = document.getElementById(id) as Element;
        section.scrollIntoView();
        const depth = bar.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
        if (depth > 0) found.push(`#${id} comes to rest ${depth} px behind the bar`);
      }
      scrollTo(0, 0);

      const button = bar.querySelector("[popovertarget=menu]") as HTMLElement;
      if (!button.checkVisibility()) return found;
      const menu = document.getElementById("menu") as HTMLElement;
      button.click();
      await frames();
      if (!menu.checkVisibility()) found.push("its button does not open the menu");
      const { top, bottom } = menu.getBoundingClientRect();
      // Their border lines may be one.
      const over = bar.getBoundingClientRect().bottom - top;
      if (over > 1.5) found.push(`the menu lies ${over} px over the bar`);
      if (bottom > innerHeight) found.push(`the menu ends ${bottom - innerHeight} px below the window`);
      const { left, width, top: edge, height } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, edge + height / 2)))
        found.push("the menu covers its button");
      button.click();
      await frames();
      if (menu.checkVisibility()) found.push("its button does not close the menu");
      return found;
    },
    [action, sections.slice(1).map(({ id }) => id)] as const,
  );
  return [...(excess > 0 ? [`the page is ${excess} px wider than the window`] : []), ...faults];
}

test.describe("top bar", () => {
  for (const setting of settings) {
    test(`holds any name with ${setting}`, async ({ openWith }) => {
      test.slow();
      const page = await openWith(setting, { reducedMotion: "reduce" });
      const all: string[] = [];
      for (const [name, action] of names) {
        await rename(page, name, action);
        for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          all.push(...(await faultsIn(page, action)).map((fault) => `${name} at ${width} px: ${fault}`));
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
