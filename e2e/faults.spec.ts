import { expect, test } from "@playwright/test";

import { hero } from "../src/content/hero";
import { overflowOf, scrolled } from "./helpers";

test.describe("landing page", () => {
  test("can be read and used when scripts fail to load", async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await page.locator("section:has(h1)").getByRole("link", { name: hero.secondaryAction }).click();
    await scrolled(page);
    await expect(page.locator(`#${hero.secondaryTarget} h2`)).toBeInViewport();
  });
});
