import { expect, test } from "@playwright/test";

import { errorScreen } from "../src/content/errorScreen";
import { notFound } from "../src/content/notFound";
import { site } from "../src/site";
import { expectAccessible } from "./axe";

test.describe("error screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("fixed")) return;
      // The toast area listens to keys, so this makes an island throw while it hydrates.
      document.addEventListener = () => {
        throw new Error("the toast area fails");
      };
    });
    await page.goto("/");
    await page.locator("[data-name=ToastArea]").dispatchEvent("hydrate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorScreen.heading);
  });

  test("replaces the page, offers a mail draft and is accessible", async ({ page }) => {
    await expect(page.locator("section")).toHaveCount(0);
    for (const text of [errorScreen.text, errorScreen.emailLead])
      await expect(page.locator("main")).toContainText(text);
    const link = page.getByRole("link", { name: site.email });
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toBe(`mailto:${site.email}`);
    await expect(link).toHaveAttribute("target", "_blank");
    await expectAccessible(page);
  });

  test("says its heading to screen readers, by the focus and in the title", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(errorScreen.heading);
  });

  for (const [title, role, name] of [
    ["reloads the page", "button", errorScreen.reload],
    ["leads to the home page", "link", notFound.action],
  ] as const)
    test(title, async ({ page }) => {
      await page.evaluate(() => sessionStorage.setItem("fixed", "yes"));
      await page.getByRole(role, { name }).click();
      await expect(page.locator("section").first()).toBeVisible();
    });
});
