import { expect, test } from "@playwright/test";

test.describe("stars", () => {
  test("are counted from the right where the page is written from there", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    const stars = await page.locator("blockquote").locator("..").getByRole("img").all();
    expect(stars).not.toEqual([]);
    for (const drawing of stars) await expect(drawing).toHaveCSS("scale", "-1 1");
  });
});
