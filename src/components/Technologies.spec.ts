import { expect, test } from "@playwright/test";

import { levels as levelNames, technologyCategories } from "../content/technologies";

test.describe("level marks", () => {
  test("fill more for a higher level", async ({ page }) => {
    // `levels` has the highest first.
    const tools = technologyCategories.flatMap(({ technologies }) => technologies);
    const levels = Object.keys(levelNames).filter((level) => tools.some((tool) => tool.level === level));
    await page.goto("/");
    const filled: number[] = [];
    for (const level of levels) {
      const mark = page.locator(`:not(button)[data-level="${level}"]`).first();
      const size = await mark.evaluate((element) => getComputedStyle(element, "::before").backgroundSize);
      // The steps' heights, such as 33%, 66% and 2px: without the unit, an empty step is less than any percentage.
      filled.push(size.split(", ").reduce((sum, step) => sum + parseFloat(step.split(" ")[1] ?? ""), 0));
    }
    expect(filled).toEqual([...new Set(filled)].sort((a, b) => b - a));
    expect(filled).not.toContain(NaN);
  });

  test("rise from the right where the page is written from there", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    const scales = await page
      .locator("main [data-level]")
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark, "::before").scale));
    expect(new Set(scales)).toEqual(new Set(["-1 1"]));
  });

  test("are there in forced colours, in the colour of the text", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.goto("/");
    const marks = await page.locator("main [data-level]").evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundImage, color } = getComputedStyle(element, "::before");
        return backgroundImage.includes(getComputedStyle(element).color) && color === getComputedStyle(element).color;
      }),
    );
    expect(new Set(marks)).toEqual(new Set([true]));
  });
});
