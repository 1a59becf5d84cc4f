import { expect, type Locator, type Page, test } from "@playwright/test";

import { expectAccessible } from "./axe";
import {
  consoleOf,
  countHydrated,
  focusByKeyboard,
  hydrate,
  islandScript,
  islandScriptsOf,
  scrolled,
  tooltipTriggers,
  transparent,
  whileLoading,
} from "./helpers";

test.describe("tooltip", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
  });

  // WCAG 1.4.13
  test("opens when the pointer rests, stays while it is on the tooltip, and closes when it leaves", async ({
    page,
  }) => {
    const lines = consoleOf(page);
    await tooltipTriggers(page).first().hover();
    await expect(page.getByRole("tooltip")).toBeAttached();
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator("[data-radix-popper-content-wrapper]").boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 10 });
    await page.waitForTimeout(500);
    await expect(page.getByRole("tooltip")).toBeAttached();
    await page.mouse.move(5, 300, { steps: 5 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    // The policy allows what Radix does.
    expect(lines).toEqual([]);
  });

  test("of one island has another id than that of another", async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
    const inFooter = page.locator("footer").locator(tooltipTriggers(page));
    test.skip((await inFooter.count()) === (await tooltipTriggers(page).count()), "one island has all tooltips");
    // Both are in view.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    await focusByKeyboard(page, tooltipTriggers(page).first());
    await inFooter.first().hover();
    const tooltips = page.getByRole("tooltip");
    await expect(tooltips).toHaveCount(2);
    expect(await tooltips.first().getAttribute("id")).not.toBe(await tooltips.last().getAttribute("id"));
  });

  test("opens at keyboard focus, and closes by Escape with the focus in its place", async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
    const trigger = tooltipTriggers(page).first();
    await focusByKeyboard(page, trigger);
    await expect(page.getByRole("tooltip")).toBeAttached();
    await expectAccessible(page, { part: "[data-radix-popper-content-wrapper]" });
    // It opens above what it explains: here over the bar.
    await trigger.evaluate((element) => element.scrollIntoView());
    await scrolled(page);
    const tooltip = page.locator("[data-radix-popper-content-wrapper] > *");
    await expect(tooltip).not.toHaveCSS("background-color", transparent);
    const isOnTop = await tooltip.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + 2));
    });
    expect(isOnTop).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
});

/** A link whose tooltip every page has. */
const link = (page: Page): Locator => page.locator("footer gatsby-island a").first();

test.describe("tooltip of an island that has not hydrated", () => {
  for (const [name, point] of [
    ["a mouse", (page: Page) => link(page).hover()],
    ["the keyboard's focus", (page: Page) => focusByKeyboard(page, link(page))],
  ] as const) {
    test(`opens at ${name}, and loads one script`, async ({ page, browserName }) => {
      test.skip(browserName === "webkit" && name.includes("focus"), "WebKit's Tab passes over links");
      const scripts = islandScriptsOf(page);
      await page.goto("/");
      await whileLoading(page, islandScript, () => point(page));
      await expect(page.getByRole("tooltip")).toBeAttached();
      expect(scripts).toHaveLength(1);
    });
  }

  test("stays closed when the pointer has left before the script is there", async ({ page }) => {
    await page.goto("/");
    await whileLoading(page, islandScript, async () => {
      await link(page).hover();
      await page.getByRole("heading", { level: 1 }).hover();
    });
    await expect.poll(() => countHydrated(page.locator("gatsby-island"))).toBe(1);
    await page.waitForTimeout(1_000);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
