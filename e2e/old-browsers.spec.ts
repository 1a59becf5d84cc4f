import { expect, test } from "@playwright/test";

import { header } from "../src/content/header";
import { menuSections, overflowOf } from "./helpers";

test.describe("browser without popovers", () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test("has the menu's links in a bar that scrolls away, and no button for it", async ({ page }) => {
    // Such a browser knows neither the attributes nor the class.
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/ popover(target)?="\w+"/g, " data-x")
        .replaceAll(":popover-open", ":x");
      await route.fulfill({ response, body: html.replace(/<meta http-equiv[^>]*>/, "") });
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: header.menuLabel })).toBeHidden();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 667 });
      for (const { id, label } of menuSections.slice(0, 1)) {
        await page.evaluate(() => scrollTo(0, 0));
        await page.locator("#menu").getByRole("link", { name: label, exact: true }).click();
        await expect(page.locator(`#${id} h2`)).toBeInViewport();
        await expect(page.getByRole("banner")).not.toBeInViewport();
      }
      expect(await overflowOf(page)).toBe(0);
    }
  });
});
