/** What of the chart only a browser shows. */
import { expect, test } from "@playwright/test";

import { addStyle } from "../../e2e/helpers";
import { cities, latitudeText } from "./cities";

test.describe("globe", () => {
  test("turns, unless less motion is asked for", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("is not touched by the hero's text, in any font", async ({ page }) => {
    await page.goto("/");
    await addStyle(page, "* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }");
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const touching = await page.locator("section:has(h1) :is(h1, p)").evaluateAll((elements) => {
        const globe = document.querySelector("#globe circle")?.getBoundingClientRect() ?? new DOMRect();
        const [x, y, radius] = [globe.x + globe.width / 2, globe.y + globe.height / 2, globe.width / 2];
        return elements.flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()]
            .filter(({ left, right, top, bottom }) => {
              const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
              return Math.hypot(across, down) < radius;
            })
            .map(() => element.textContent);
        });
      });
      expect([width, touching]).toEqual([width, []]);
    }
  });

  test("is not printed", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto("/");
    await expect(page.locator(".globe:visible")).toHaveCount(0);
  });
});

test.describe("lines of the chart", () => {
  test("are there in forced colours, in the colour of the text", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.goto("/");
    const pale = await page.locator(":is(.ruler, .scale-bar)").evaluateAll((lines) => {
      const { color } = getComputedStyle(document.body);
      return lines.map((line) => getComputedStyle(line).backgroundImage).filter((image) => !image.includes(color));
    });
    expect(pale).toEqual([]);
  });

  for (const direction of ["ltr", "rtl"])
    test(`between quotations begin at one and end at the next, written ${direction}`, async ({ page }) => {
      await page.goto("/");
      await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
      const wrong = await page.locator("li:has(> div > svg > line)").evaluateAll((quotations) =>
        quotations.flatMap((quotation) => {
          const next = quotation.nextElementSibling as Element;
          const [start, , end] = quotation.querySelectorAll("line ~ circle") as unknown as [Element, Element, Element];
          const isRightOf = (one: Element, other: Element): boolean =>
            one.getBoundingClientRect().left > other.getBoundingClientRect().left;
          return isRightOf(end, start) === isRightOf(next, quotation) ? [] : [quotation.textContent.slice(0, 40)];
        }),
      );
      expect(wrong).toEqual([]);
    });
});

test.describe("texts of the drawings", () => {
  test("keep in forced colours what suits the sea below them", async ({ page }) => {
    await page.goto("/");
    const colours = async (forcedColors: "active" | "none"): Promise<readonly string[]> => {
      await page.emulateMedia({ forcedColors, colorScheme: "dark" });
      return page.locator(".label").evaluateAll((labels) => labels.map((label) => getComputedStyle(label).color));
    };
    expect(await colours("active")).toEqual(await colours("none"));
  });

  for (const [width, isNarrow] of [
    [390, true],
    [1280, false],
  ] as const) {
    test(`are drawn at ${width} px, and are no text for readers without styles`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      for (const drawing of await page.locator(":is(.globe, .contours)").all())
        expect((await drawing.textContent())?.trim()).toBe("");
      const drawn = await page
        .locator(".globe-label")
        .evaluateAll((labels) => labels.map((label) => getComputedStyle(label, "::after").content));
      expect(drawn).toEqual(
        cities.map(({ code, latitude }) => `"${code}${isNarrow ? "" : ` ${latitudeText(latitude)}`}"`),
      );
    });
  }
});
