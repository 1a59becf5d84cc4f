import { expect, test } from "@playwright/test";

import { figureText } from "../src/text/numerals";

test.describe("writing from right to left", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  });

  test("begins every line of a section's label at the same edge", async ({ page }) => {
    const uneven = await page.locator("main h2").evaluateAll((headings) =>
      headings.flatMap(({ previousElementSibling: label, textContent }) => {
        if (!label?.matches("p")) return [];
        const edges = Array.from(label.children, (line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          // A drawing may paint beyond its box.
          const { right } = (line instanceof SVGElement ? line : range).getBoundingClientRect();
          return Math.round(right);
        });
        return edges.length > 1 && new Set(edges).size === 1 ? [] : [`${textContent}: ${edges.join()}`];
      }),
    );
    expect(uneven).toEqual([]);
  });

  test("keeps the signs of a tool's name in their places", async ({ page }) => {
    const tools = page.locator("#technologies li li");
    test.skip((await tools.count()) === 0, "has no tools");
    const [left, right] = await tools.first().evaluate((tool) => {
      const name = document.createTreeWalker(tool, NodeFilter.SHOW_TEXT).nextNode() as Text;
      name.data = name.data.replace(/\S.*\S|\S/, "C++");
      return ["C", "++"].map((sign) => {
        const range = document.createRange();
        range.setStart(name, name.data.indexOf(sign));
        range.setEnd(name, name.data.indexOf(sign) + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(left).toBeLessThan(right ?? 0);
  });

  for (const written of [undefined, "90%", "−18%", "۹۰٪", "٩٠٪", "٢٠٠+", "−١٨٪"]) {
    test(`keeps the signs of ${written ?? "the page’s figures"} in their places`, async ({ page }) => {
      const turned = await page.locator("main :not(svg *)").evaluateAll(
        (elements, replacement) =>
          elements
            .flatMap(({ childNodes }) => [...childNodes] as Text[])
            .filter(({ nodeType, data }) => nodeType === 3 && /^\P{L}*\p{Nd}\P{L}*$/u.test(data))
            .flatMap((figure) => {
              if (replacement && figure.parentElement?.matches("bdi")) figure.data = replacement;
              const [, sign = "", digits = "", end = ""] =
                /([^\p{Nd}\p{Cf}]*)(\p{Nd}(?:.*\p{Nd})?)(.*)/u.exec(figure.data) ?? [];
              const leftOf = (part: string): number => {
                const range = document.createRange();
                range.setStart(figure, figure.data.indexOf(part));
                range.setEnd(figure, figure.data.indexOf(part) + part.length);
                return range.getBoundingClientRect().left;
              };
              // Beside Arabic digits signs stand in the direction of writing, beside others as in English.
              const order = /[٠-٩]/.test(digits) ? [end, digits, sign] : [sign, digits, end];
              const places = order.filter(Boolean).map(leftOf);
              return places.every((left, index) => index === 0 || (places[index - 1] ?? 0) < left) ? [] : [figure.data];
            }),
        written && figureText(written),
      );
      expect(turned).toEqual([]);
    });
  }
});
