import { expect, test } from "@playwright/test";

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

  test("keeps the signs of a figure in their places", async ({ page }) => {
    const turned = await page.locator("main :not(svg *)").evaluateAll((elements) =>
      elements
        .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
        .filter(({ textContent }) => /^\P{L}*\d\P{L}*$/u.test(textContent ?? ""))
        .flatMap((figure) => {
          const text = figure.textContent ?? "";
          const leftOf = (index: number): number => {
            const range = document.createRange();
            range.setStart(figure, index);
            range.setEnd(figure, index + 1);
            return range.getBoundingClientRect().left;
          };
          return leftOf(0) < leftOf(text.length - 1) || text.length === 1 ? [] : [text];
        }),
    );
    expect(turned).toEqual([]);
  });
});
