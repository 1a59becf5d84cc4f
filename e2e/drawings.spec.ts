import { expect, test } from "@playwright/test";

import { addresses } from "./helpers";

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
});
