import { expect, type Locator, test } from "@playwright/test";

import { levels as levelNames, technologyCategories } from "../src/content/technologies";
import { addStyle } from "./helpers";

/** Returns how many pixels of an element's picture are not of its most frequent colour. */
async function inkOf(element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString("base64");
  return element.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext(
      "2d",
    ) as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return pixels.length - Math.max(...counts.values());
  }, picture);
}

test.describe("level marks", () => {
  test("fill more for a higher level, in light and dark", async ({ page }) => {
    const tools = technologyCategories.flatMap(({ technologies }) => technologies);
    const levels = Object.keys(levelNames).filter((level) => tools.some((tool) => tool.level === level));
    await page.goto("/");
    // Without the words: their lengths differ.
    await addStyle(page, "[data-level] { -webkit-text-fill-color: transparent !important }");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const ink: number[] = [];
      for (const level of levels) ink.push(await inkOf(page.locator(`:not(button)[data-level="${level}"]`).first()));
      expect([colorScheme, ink]).toEqual([colorScheme, [...new Set(ink)].sort((a, b) => b - a)]);
    }
  });
});
