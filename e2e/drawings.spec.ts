import { expect, test } from "@playwright/test";

test.describe("text in drawings", () => {
  // Engines differ: in WebKit a `tspan` does not get the `dominant-baseline` of its text.
  test("is placed by its baseline", async ({ page }) => {
    await page.goto("/");
    const others = await page
      .locator("svg :is(text, tspan)")
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).dominantBaseline !== "auto")
          .map((element) => element.textContent),
      );
    expect(others).toEqual([]);
  });
});
