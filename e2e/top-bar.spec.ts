import { expect, test } from "@playwright/test";

import { setFontSize } from "./helpers";
import { faultsOfBar } from "./topBar";

test.describe("top bar", () => {
  for (const size of [16, 32])
    test(`fits every window with a font size of ${size} px`, async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "only Chromium lets a test set it");
      await page.goto("/");
      await setFontSize(page, size);
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await faultsOfBar(page)]).toEqual([width, []]);
      }
    });
});
