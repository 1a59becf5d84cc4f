import { expect, test } from "@playwright/test";

import { site } from "../src/site";
import { expectAccessible } from "./axe";
import { addStyle, faultsAt, testedPages } from "./helpers";

test.describe("print", () => {
  // What is left of A4 between the margins.
  test.use({ viewport: { width: 688, height: 1000 } });

  test("has readable text with and without backgrounds", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/");
    // The bar and other parts for the screen are left out.
    const disabled = ["color-contrast-enhanced", "skip-link", "region", "landmark-one-main", "target-size"];
    await expectAccessible(page, { disabled });
    await addStyle(page, "* { background: none !important }");
    await expectAccessible(page, { disabled });
  });

  test("has the same colours from a dark screen as from a light one", async ({ page }) => {
    await page.goto("/");
    const coloursFrom = async (colorScheme: "light" | "dark"): Promise<readonly string[]> => {
      await page.emulateMedia({ media: "print", colorScheme });
      return page.locator("main *").evaluateAll((elements) =>
        elements.map((element) => {
          const { color, backgroundColor, backgroundImage, fill, stroke } = getComputedStyle(element);
          return [element.tagName, color, backgroundColor, backgroundImage, fill, stroke].join(" ");
        }),
      );
    };
    expect(await coloursFrom("dark")).toEqual(await coloursFrom("light"));
  });

  test("says where links lead, and leaves out what only a screen needs", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/");
    const links = await page.locator("main a[href^=http], main a[href*='?subject=']").evaluateAll((elements) =>
      elements.map((link) => {
        const { position, backgroundColor } = getComputedStyle(link);
        return {
          href: link.getAttribute("href") ?? "",
          printed: getComputedStyle(link, "::after").content,
          isOnDrawing: position === "absolute" && backgroundColor !== "rgb(255, 255, 255)",
        };
      }),
    );
    for (const { href, printed, isOnDrawing } of links) {
      expect(printed).toContain(href.startsWith("http") ? href : site.email);
      // A mark of direction would be copied, and the address lead nowhere.
      expect(printed).not.toMatch(/\p{Cf}/u);
      expect([href, isOnDrawing]).toEqual([href, false]);
    }
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.locator("button:visible")).toHaveCount(0);
  });

  for (const address of testedPages)
    test(`of ${address} is on white, and cuts nothing off`, async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(address);
      expect(await faultsAt(page, 688)).toEqual([]);
      // A browser leaves out backgrounds by itself: here they are lines, and the steps of a level.
      await expect(page.locator("main")).toHaveCSS("print-color-adjust", "exact");
      const filled = await page.locator("body :not(svg *):visible").evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          // Rulers and dashes are gradients too. A drawing has its own colours.
          const isLine = backgroundImage === "none" || element.clientHeight < 16;
          const isWhite = ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(backgroundColor) && isLine;
          return isWhite || (element.matches("svg") && element.clientHeight > 60)
            ? []
            : [element.outerHTML.slice(0, 160)];
        }),
      );
      expect(filled).toEqual([]);
    });

  test("has every text of the page but those of buttons", async ({ page }) => {
    await page.goto("/");
    const texts = page.locator("main :is(h1, h2, h3, h4, p, dt, dd, li, blockquote):visible:not(:has(button))");
    const onScreen = await texts.allTextContents();
    await page.emulateMedia({ media: "print" });
    expect(await texts.allTextContents()).toEqual(onScreen);
  });

  test("splits no record between two pages, and no heading from what follows it", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/");
    const split = await page.locator("main :is(li, dl > div, h2, h3, h4)").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { breakInside, breakAfter } = getComputedStyle(element);
        const isKept = /^H/.test(element.tagName)
          ? breakAfter.startsWith("avoid") || element.closest("li") !== null
          : breakInside.startsWith("avoid");
        return isKept ? [] : [element.outerHTML.slice(0, 80)];
      }),
    );
    expect(split).toEqual([]);
  });

  test("is denser than the screen, and leaves no page half empty", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium prints to PDF");
    const heightOf = (): Promise<number> => page.evaluate(() => document.body.scrollHeight);
    await page.goto("/");
    const onScreen = await heightOf();
    await page.emulateMedia({ media: "print" });
    const printed = await heightOf();
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    const pages = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
    expect(printed).toBeLessThan(0.6 * onScreen);
    expect(pages).toBeLessThanOrEqual(Math.ceil((1.3 * printed) / 1000));
  });
});
