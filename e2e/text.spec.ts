/** The pages as programs read them that know no styles: text browsers, search engines, assistants. */
import { expect, test } from "@playwright/test";

import { addresses } from "./helpers";

for (const address of addresses) {
  for (const width of [390, 1280]) {
    test.describe(`text of ${address} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test("has white space between texts that only the layout separates", async ({ page }) => {
        await page.goto(address);
        // Two neighbouring texts are apart if an element that begins or ends between them is no inline text, or has space at its
        // sides. Then one of the two needs white space at that edge; a full stop after a link does not.
        const joined = await page.evaluate(() => {
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
        expect(joined).toEqual([]);
      });
    });
  }
}
