/** The sample's contrast, which is higher than what is asked of any site. */
import { test } from "@playwright/test";

import { expectStrongContrast } from "../../e2e/axe";
import { addresses } from "../../e2e/helpers";

test.describe("text of the sample", () => {
  for (const address of addresses) {
    test(`on ${address} has a contrast of 7:1, or 4.5:1 when large`, async ({ page }) => {
      await page.goto(address);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expectStrongContrast(page);
        }
      }
    });
  }
});
