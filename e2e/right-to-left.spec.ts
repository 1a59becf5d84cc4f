import { expect, type Page, test } from "@playwright/test";

import { figureText } from "../src/text/numerals";

/**
 * Returns the figures of the page, texts without a letter, whose parts stand in the wrong order: what comes before the digits, the digits,
 * and what follows. Beside Arabic digits signs stand in the direction of writing, beside others as in English.
 */
const turnedFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node as Text).data;
      if (node.parentElement?.closest("svg") || /\p{L}/u.test(text)) continue;
      const [, ...parts] = /^\p{Cf}*(\P{Nd}*)(\p{Nd}.*\p{Nd}|\p{Nd})(.*)$/u.exec(text) ?? [];
      const places = parts.filter(Boolean).map((part) => {
        const range = document.createRange();
        range.setStart(node, text.indexOf(part));
        range.setEnd(node, text.indexOf(part) + part.length);
        return range.getBoundingClientRect().left;
      });
      if (/[٠-٩]/.test(text)) places.reverse();
      if (places.some((place, index) => place <= (places[index - 1] ?? -Infinity))) turned.push(text);
    }
    return turned;
  });

/** Returns the texts that do not begin at the mirrored place when the direction of writing changes. */
const notMirrored = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // A text with a direction of its own keeps it.
    const texts = [
      ...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote):not([dir], main [dir] *)"),
    ];
    const startsIn = (direction: "ltr" | "rtl"): readonly number[] => {
      document.documentElement.setAttribute("dir", direction);
      return texts.map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        return direction === "ltr" ? left : document.documentElement.clientWidth - right;
      });
    };
    const [fromLeft, fromRight] = [startsIn("ltr"), startsIn("rtl")];
    return texts.flatMap(({ textContent }, index) => {
      const [left = NaN, right = NaN] = [fromLeft[index], fromRight[index]];
      return Math.abs(left - right) < 3
        ? []
        : [`“${textContent.slice(0, 40)}” begins at ${left} px, mirrored at ${right} px`];
    });
  });

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

  test("mirrors the page", async ({ page }) => {
    expect(await notMirrored(page)).toEqual([]);
  });

  test("keeps the signs of a tool's name in their places", async ({ page }) => {
    const tools = page.locator("main li li:has([data-level])");
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

  test("keeps the signs of figures in their places, in Latin, Persian and Arabic digits", async ({ page }) => {
    expect(await turnedFigures(page)).toEqual([]);
    const figures = page.locator("main bdi");
    test.skip((await figures.count()) === 0, "has no figures");
    for (const figure of ["90%", "−18%", "۹۰٪", "٩٠٪", "٢٠٠+", "−١٨٪"]) {
      await figures.first().evaluate((element, text) => (element.textContent = text), figureText(figure));
      expect(await turnedFigures(page)).toEqual([]);
    }
  });
});
