import { expect, test } from "@playwright/test";

import { notFound } from "../src/content/notFound";
import { consoleOf } from "./helpers";

test.describe("not-found page", () => {
  test("logs the attempted path as an error", async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto("/no/such/page?x#y");
    await expect.poll(() => lines).toEqual([`error: ${notFound.logMessage} /no/such/page`]);
  });

  test("shows its heading, its text and a link home", async ({ page }) => {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
    for (const text of [notFound.text, notFound.note]) await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("link", { name: notFound.action }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("section").first()).toBeVisible();
  });
});
