import { expect, test } from "@playwright/test";

import { errorScreen } from "../src/content/errorScreen";
import { site } from "../src/site";
import { expectAccessible } from "./helpers";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("fixed")) return;
    window.IntersectionObserver.prototype.observe = () => {
      throw new Error("the header fails");
    };
  });
  await page.goto("/");
  await page.mouse.move(300, 300);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorScreen.heading);
});

test("error screen › replaces the page, and offers a mail draft", async ({ page }) => {
  await expect(page.locator("section")).toHaveCount(0);
  await expect(page.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
});

test("error screen › reloads the page", async ({ page }) => {
  await page.evaluate(() => sessionStorage.setItem("fixed", "yes"));
  await page.getByRole("button").click();
  await expect(page.locator("#top")).toBeVisible();
});

test("error screen › is accessible", async ({ page }) => {
  await expectAccessible(page);
});
