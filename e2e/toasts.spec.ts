import { expect, test } from "@playwright/test";

import { labels } from "../src/content/labels";

test.describe("toast area", () => {
  test("is mounted and empty", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: labels.notifications })).toBeAttached();
    await expect(page.getByRole("region", { name: labels.notifications })).toBeEmpty();
  });
});
