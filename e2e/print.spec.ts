import { expect, test } from "@playwright/test";

import { site } from "../src/site";
import { expectAccessible } from "./helpers";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`print from ${colorScheme}`, () => {
    // What is left of A4 between the margins.
    test.use({ viewport: { width: 688, height: 1000 }, colorScheme });

    test.beforeEach(async ({ page }) => {
      await page.goto("/");
      await page.emulateMedia({ media: "print", colorScheme });
    });

    test("› text is readable with and without backgrounds", async ({ page }) => {
      await expectAccessible(page, [
        "color-contrast-enhanced",
        "skip-link",
        "region",
        "landmark-one-main",
        "target-size",
      ]);
      const pale = await page.evaluate(() => {
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const luminance = (colour: string): number => {
          if (!canvas) return 1;
          canvas.fillStyle = "#fff";
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
            const channel = value / 255;
            return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return [...document.querySelectorAll<HTMLElement>("main *")]
          .filter(
            (element) =>
              !element.closest("svg") &&
              [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          )
          .filter(
            (element) => element.checkVisibility() && 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5,
          )
          .map((element) => element.textContent?.slice(0, 40));
      });
      expect(pale).toEqual([]);
    });
  });
}

test("print › links say where they lead, and what only a screen needs is left out", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const contents = await page
    .locator("main a[href^=http], main a[href*='?subject=']")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const),
    );
  for (const [href, content] of contents) expect(content).toContain(href.startsWith("http") ? href : site.email);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.locator(".hero-globe")).toBeHidden();
});

test("print › fits on a few pages", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium prints to PDF");
  await page.goto("/");
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  const pages = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  expect(pages).toBeGreaterThan(2);
  expect(pages).toBeLessThanOrEqual(8);
});
