import { expect, test } from "@playwright/test";

import { expectAccessible } from "./axe";
import { consoleOf, focusByKeyboard, hydrate, tooltipTriggers } from "./helpers";

test.describe("tooltip", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
  });

  test("opens when the pointer rests, and closes when it leaves", async ({ page }) => {
    const lines = consoleOf(page);
    await tooltipTriggers(page).first().hover();
    await expect(page.getByRole("tooltip")).toBeAttached();
    await page.mouse.move(5, 300, { steps: 5 });
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    // The policy allows what Radix does.
    expect(lines).toEqual([]);
  });

  test("of one island has another id than that of another", async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
    // Both are in view.
    await page.setViewportSize({ width: 1280, height: 20_000 });
    await focusByKeyboard(page, tooltipTriggers(page).first());
    await page.locator("footer").locator(tooltipTriggers(page)).first().hover();
    const tooltips = page.getByRole("tooltip");
    await expect(tooltips).toHaveCount(2);
    expect(await tooltips.first().getAttribute("id")).not.toBe(await tooltips.last().getAttribute("id"));
  });

  test("opens at keyboard focus, and closes by Escape with the focus in its place", async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
    const trigger = tooltipTriggers(page).first();
    await focusByKeyboard(page, trigger);
    await expect(page.getByRole("tooltip")).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
});
