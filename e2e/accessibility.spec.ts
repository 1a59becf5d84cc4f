import { expect, test } from "@playwright/test";

import { header } from "../src/content/header";
import { addresses, expectAccessible, hydrate } from "./helpers";

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

for (const address of addresses) {
  for (const viewport of [wide, phone]) {
    test(`axe › ${address}, ${viewport.width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page);
    });
  }
}

test("axe › forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  // axe reads the site's colours, not those that the system puts in their place.
  await expectAccessible(page, ["color-contrast", "color-contrast-enhanced"]);
});

test("axe › more contrast", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/");
  await expectAccessible(page);
});

test("axe › menu open on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.getByRole("button", { name: header.menuLabel }).click();
  await expect(page.locator("#menu")).toBeVisible();
  await expectAccessible(page);
});

test("axe › tooltip open", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await page.locator("#technologies button").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toBeAttached();
  await expectAccessible(page);
});

test("structure › has landmarks, headings and names for all controls", async ({ page }) => {
  await page.goto("/");
  for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const levels = await page
    .locator("h1, h2, h3, h4")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  for (const section of await page.locator("main > section").all()) {
    const id = await section.getAttribute("id");
    await expect(section).toHaveAttribute("aria-labelledby", `${id}-heading`);
    await expect(page.locator(`#${id}-heading`)).not.toBeEmpty();
  }
  for (const control of await page.locator("a[href]:visible, button:visible").all())
    await expect(control).toHaveAccessibleName(/./);
});
