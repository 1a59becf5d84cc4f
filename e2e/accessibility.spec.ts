import { expect, test } from "@playwright/test";

import { header } from "../src/content/header";
import { addresses, expectAccessible } from "./helpers";

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

test.describe("axe finds nothing", () => {
  for (const address of addresses) {
    test(`on ${address}, wide and narrow, light and dark`, async ({ page }) => {
      await page.goto(address);
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
      }
    });
  }

  test("with forced colours and with more contrast", async ({ page }) => {
    await page.goto("/");
    await page.emulateMedia({ forcedColors: "active" });
    // axe reads the site's colours, not those that the system puts in their place.
    await expectAccessible(page, ["color-contrast", "color-contrast-enhanced"]);
    await page.emulateMedia({ forcedColors: "none", contrast: "more" });
    await expectAccessible(page);
  });

  test("with the phone menu open", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await page.getByRole("button", { name: header.menuLabel }).click();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("structure", () => {
  test("has landmarks, headings in order, and names for all sections and controls", async ({ page }) => {
    await page.goto("/");
    for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    for (const named of await page.locator("main > section, a[href]:visible, button:visible").all())
      await expect(named).toHaveAccessibleName(/./);
  });

  // Safari's screen reader takes a list without bullets for plain text, unless it has its role.
  test("has lists that are lists for every screen reader", async ({ page }) => {
    for (const address of addresses) {
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
