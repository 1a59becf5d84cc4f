import { expect, test } from "@playwright/test";

import { addStyle } from "./helpers";

test.describe("drawings", () => {
  test("are small outlines in a browser without cascade layers", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (let index = sheet.cssRules.length - 1; index >= 0; index--)
          if (sheet.cssRules[index] instanceof CSSLayerBlockRule) sheet.deleteRule(index);
    });
    // What is black then has no fill of its own.
    await addStyle(page, "svg { color: red }");
    const faults = await page.locator("svg").evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const { width } = drawing.getBoundingClientRect();
        const isBlack = [...drawing.querySelectorAll("path, circle")].some(
          (shape) => getComputedStyle(shape).fill === "rgb(0, 0, 0)",
        );
        return width > 600 || (width > 0 && isBlack) ? [drawing.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});
