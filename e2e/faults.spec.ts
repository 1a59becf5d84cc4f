import { expect, test } from "@playwright/test";

import { hero } from "../src/content/hero";
import { notFound } from "../src/content/notFound";
import { sections } from "../src/content/sections";
import { overflowOf, scrolled } from "./helpers";

test.describe("landing page", () => {
  for (const [name, files] of [
    ["scripts", /\.js$/],
    ["fonts", /\.woff2$/],
  ] as const) {
    test(`can be read and used when ${name} fail to load`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await overflowOf(page)).toBe(0);
      await page.locator("#top").getByRole("link", { name: hero.secondaryAction }).click();
      await scrolled(page);
      await expect(page.locator(`#${hero.secondaryTarget} h2`)).toBeInViewport();
    });
  }

  test("is shown where it was left after going back", async ({ page }) => {
    await page.goto(`/#${sections.at(-1)?.id}`);
    await scrolled(page);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.goto("/nowhere");
    await page.goBack();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  });
});
