import { expect, test } from "@playwright/test";

import { header } from "../src/content/header";
import { atId, menuSections, scrolled } from "./helpers";

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`phone menu, scripts ${javaScriptEnabled ? "on" : "blocked"}`, () => {
    test.use({ javaScriptEnabled });

    test("opens by a tap and leads to each section", async ({ page }) => {
      await page.goto("/");
      for (const { id, label } of menuSections) {
        await page.getByRole("button", { name: header.menuLabel }).tap();
        await page.locator("#menu").getByRole("link", { name: label, exact: true }).tap();
        await expect(page).toHaveURL(atId(id));
        if (javaScriptEnabled) await expect(page.locator("#menu")).toBeHidden();
        else await page.keyboard.press("Escape");
        await expect(page.locator(`#${id} h2`)).toBeInViewport();
      }
    });

    test("opens and closes by keyboard, and gives the focus back", async ({ page, browserName }) => {
      test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
      await page.goto("/");
      const button = page.getByRole("button", { name: header.menuLabel });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("#menu")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.locator("#menu a").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.locator("#menu")).toBeHidden();
      await expect(button).toBeFocused();
    });

    test("closes by a tap beside it", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: header.menuLabel }).tap();
      await expect(page.locator("#menu")).toBeVisible();
      await page.touchscreen.tap(200, 780);
      await expect(page.locator("#menu")).toBeHidden();
    });
  });
}

test.describe("phone menu", () => {
  test("closes when the focus leaves it", async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
    await page.goto("/");
    await page.getByRole("button", { name: header.menuLabel }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#menu")).toBeVisible();
    const links = await page.locator("#menu a").count();
    for (let step = 0; step < links; step++) await page.keyboard.press("Tab");
    await expect(page.locator("#menu a").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu")).toBeHidden();
  });
});

test.describe("phone menu of a tablet that is turned", () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test("closes where its links stand in the bar", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: header.menuLabel }).tap();
    await expect(page.locator("#menu:popover-open")).toHaveCount(1);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(page.locator("#menu:popover-open")).toHaveCount(0);
    await expect(page.locator("#menu a").first()).toBeVisible();
  });
});

test.describe("top bar on a phone", () => {
  test("has its action, which leads to a section", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: header.callToAction, exact: true }).tap();
    await scrolled(page);
    await expect(page.locator(`#${header.target} h2`)).toBeInViewport();
  });
});
