import { expect, test } from "@playwright/test";

import { addresses, addStyle } from "./helpers";

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

test.describe("drawings", () => {
  for (const address of addresses) {
    test(`on ${address} have no unit in their attributes but px and em`, async ({ page }) => {
      await page.goto(address);
      // WebKit reports rem as an error.
      const others = await page
        .locator("svg, svg *")
        .evaluateAll((elements) =>
          elements.flatMap(({ attributes }) =>
            [...attributes]
              .filter(({ value }) => /^[\d.]+[a-z]+$/i.test(value) && !/\d(px|em)$/.test(value))
              .map(({ name, value }) => `${name}="${value}"`),
          ),
        );
      expect(others).toEqual([]);
    });
  }

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

test.describe("globe", () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`${reducedMotion === "reduce" ? "stands still" : "turns"} where the system says ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/");
      const animations = await page.evaluate(() => document.getAnimations().length);
      expect(animations > 0).toBe(reducedMotion === "no-preference");
    });
  }
});
