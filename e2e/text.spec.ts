/** The pages as programs read them that know no styles: text browsers, search engines, assistants. */
import { expect, type Page, test } from "@playwright/test";

import { testedPages } from "./helpers";

/**
 * Returns each place where two texts meet without white space. Two neighbouring texts are apart if an element that begins or ends
 * between them is no inline text, or has space at its sides. Then one of the two needs white space at that edge; a full stop after a
 * link does not.
 */
const joinedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isApart = (element: Element): boolean => {
      const { display, marginInline, paddingInline } = getComputedStyle(element);
      const hasSpace = [marginInline, paddingInline].some((space) => /[1-9]/.test(space));
      return hasSpace || !/^(inline|contents)$/.test(display) || element.matches("br, img, input, svg, tspan[x]");
    };
    const found: string[] = [];
    let before: Text | undefined;
    let apart = false;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Element) apart ||= isApart(node);
      if (!(node instanceof Text) || node.parentElement?.matches("noscript, script, style")) continue;
      for (let left = before?.parentElement; left && !left.contains(node); left = left.parentElement)
        apart ||= isApart(left);
      if (apart && before && /\S$/.test(before.data) && /^[^\s\p{Pe}\p{Pf}\p{Po}]/u.test(node.data))
        found.push(`${before.data.slice(-20)}|${node.data.slice(0, 20)}`);
      before = node;
      apart = false;
    }
    return found;
  });

test.describe("text", () => {
  for (const address of testedPages)
    test(`of ${address} has white space between texts that only the layout separates`, async ({ page }) => {
      await page.goto(address);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await joinedTexts(page)]).toEqual([width, []]);
      }
    });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is all there right after loading", async ({ page }) => {
      await page.goto("/");
      const rendered = (await page.locator("main").innerText()).replace(/\s+/g, "");
      const all = await page.locator("main").evaluate((main) => {
        const copy = main.cloneNode(true) as HTMLElement;
        for (const element of copy.querySelectorAll("noscript, script, style, details > :not(summary)"))
          element.remove();
        return copy.textContent.replace(/\s+/g, "");
      });
      expect(rendered.length).toBeGreaterThanOrEqual(0.97 * all.length);
    });
  });
});
