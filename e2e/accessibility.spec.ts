import { existsSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { header } from "../src/content/header";
import { expectAccessible } from "./axe";
import { testedPages } from "./helpers";

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

// The sample's contrast is higher than what is asked of any site.
const level = existsSync("src/sample") ? "AAA" : "AA";

test.describe("axe finds nothing", () => {
  for (const address of testedPages) {
    test(`on ${address}, wide and narrow, light and dark`, async ({ page }) => {
      await page.goto(address);
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page, { level });
        }
      }
    });
  }

  test("with more contrast", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ contrast: "more" });
    await expectAccessible(page);
  });

  test("below the pointer, light and dark", async ({ page }) => {
    // As if it were on all at once.
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll("(hover:hover)", "(width>0)").replaceAll(":hover", ":not(x)");
      await route.fulfill({ response, body: html.replace(/<meta http-equiv[^>]*>/, "") });
    });
    await page.goto("/");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });

  test("with the phone menu open", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("button", { name: header.menuLabel }).click();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessible(page, { part: "header" });
  });
});

test.describe("structure", () => {
  // Safari's screen reader takes a list without bullets for plain text, unless it has its role.
  test("has lists that are lists for every screen reader", async ({ page }) => {
    for (const address of testedPages) {
      await page.goto(address);
      const plain = await page
        .locator("ul:not([role=list]), ol:not([role=list])")
        .evaluateAll((lists) =>
          lists
            .filter((list) => getComputedStyle(list).listStyleType === "none")
            .map(({ textContent }) => textContent?.slice(0, 40)),
        );
      expect(plain).toEqual([]);
    }
  });
});
