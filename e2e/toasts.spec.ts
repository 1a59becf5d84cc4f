import { expect, test } from "@playwright/test";

import { labels } from "../src/content/labels";
import { hydrate } from "./helpers";

test.describe("toast area", () => {
  test("is mounted, and nothing sends a toast", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.waitForTimeout(500);
    // At once: after some seconds a toast has closed by itself.
    expect(await page.getByRole("region", { name: labels.notifications }).textContent()).toBe("");
  });
});
