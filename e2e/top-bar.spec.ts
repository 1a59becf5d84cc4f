/** The bar with the names of this company, and with those that another may have. */
import { expect, type Page, test } from "@playwright/test";

import { header } from "../src/content/header";
import { sections } from "../src/content/sections";
import { menuSections, overflowOf, setFontSize } from "./helpers";

/** Names of a company, of the action beside it, and of the menu. Chinese and Japanese lines end at any character. */
const otherNames = [
  ["Donaudampfschifffahrtsgesellschaftskapit", "Termin vereinbaren", "Navigation öffnen"],
  ["株式会社かながわ情報システム研究所", "相談をはじめる", "メニュー"],
  ["Atelier Longitude & Son", "Get in on it", "Navigation"],
] as const;

/** Puts names into the bar. */
const rename = (page: Page, names: readonly string[]): Promise<void> =>
  page.getByRole("banner").evaluate(
    (bar, [target, ...texts]) => {
      const places = ["a:not([href*='#']) > :last-child", `a[href$="#${target}"]:not(#menu a)`, "button > :last-child"];
      for (const [index, place] of places.entries())
        (bar.querySelector(place) as Element).textContent = texts[index] ?? "";
    },
    [header.target, ...names] as const,
  );

/** Returns what is wrong with the bar in the present window: one sentence a fault. It calls the page twice only: there are many windows. */
async function faultsOfBar(page: Page): Promise<readonly string[]> {
  const excess = await overflowOf(page);
  const faults = await page.getByRole("banner").evaluate(
    async (bar, [target, ids]) => {
      const frames = (): Promise<number> =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found: string[] = [];

      // The bar is measured when the page is drawn.
      await frames();
      const link = bar.querySelector(`a[href$="#${target}"]:not(#menu a)`) as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(link);
      const isNarrower = link.clientWidth < (link.parentElement?.clientWidth ?? 0) - 2;
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      if (lines > 1 && isNarrower)
        found.push(`“${link.textContent}” takes ${lines} lines, and is narrower than what it is in`);

      for (const id of ids) {
        const section = document.getElementById(id) as Element;
        section.scrollIntoView();
        const depth = bar.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
        if (depth > 0) found.push(`#${id} comes to rest ${depth} px behind the bar`);
      }
      scrollTo(0, 0);

      const button = bar.querySelector("[popovertarget=menu]") as HTMLElement;
      if (!button.checkVisibility()) return found;
      const label = button.lastElementChild as HTMLElement;
      const { height } = bar.getBoundingClientRect();
      label.hidden = true;
      if (bar.getBoundingClientRect().height < height) found.push("the label of the menu takes a row of its own");
      label.hidden = false;

      const menu = document.getElementById("menu") as HTMLElement;
      button.click();
      await frames();
      if (!menu.checkVisibility()) found.push("its button does not open the menu");
      const { top, bottom } = menu.getBoundingClientRect();
      // Their border lines may be one.
      const over = bar.getBoundingClientRect().bottom - top;
      if (over > 1.5) found.push(`the menu lies ${over} px over the bar`);
      if (bottom > innerHeight) found.push(`the menu ends ${bottom - innerHeight} px below the window`);
      const { left, width, top: edge, height: depth } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, edge + depth / 2)))
        found.push("the menu covers its button");
      button.click();
      await frames();
      if (menu.checkVisibility()) found.push("its button does not close the menu");
      return found;
    },
    [header.target, sections.slice(1).map(({ id }) => id)] as const,
  );
  return [...(excess > 0 ? [`the page is ${excess} px wider than the window`] : []), ...faults];
}

test.describe("top bar", () => {
  // Now and then Chromium draws no frame any more once its font size was set.
  test.describe.configure({ retries: 2 });

  for (const size of [16, 32])
    test(`fits every window with names of any length, and a font size of ${size} px`, async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "only Chromium lets a test set it");
      await page.goto("/");
      // It has 16 by itself.
      if (size !== 16) await setFontSize(page, size);
      for (const names of [undefined, ...otherNames]) {
        if (names) await rename(page, names);
        for (const width of names ? [320, 390, 1024] : [320, 390, 768, 1024, 1280]) {
          // As low as a phone that is turned.
          await page.setViewportSize({ width, height: size === 16 ? 360 : 900 });
          expect([names?.[0], width, await faultsOfBar(page)]).toEqual([names?.[0], width, []]);
        }
      }
    });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`page opened at an anchor, scripts ${javaScriptEnabled ? "on" : "blocked"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

    test("rests below the bar of a long name", async ({ page }) => {
      const [{ id } = sections[0]] = menuSections;
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const homeLink = /(<header[^]*? href="\/"[^>]*>(?:<[^>]*>|\s)*)[^<]*/;
        await route.fulfill({ response, body: (await response.text()).replace(homeLink, `$1${otherNames[0][0]}`) });
      });
      await page.goto(`/#${id}`);
      const bar = await page.getByRole("banner").boundingBox();
      const section = await page.locator(`#${id}`).boundingBox();
      // More than the style sheet expects.
      expect(bar?.height).toBeGreaterThan(80);
      expect(section?.y).toBeGreaterThanOrEqual((bar?.height ?? NaN) - 1);
    });
  });
}

test("is hidden until the page after it begins to arrive", async ({ page }) => {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<main[^]*/, "") });
  });
  await page.goto("/");
  await expect(page.locator("header")).toHaveCSS("visibility", "hidden");
});
