import type { Page } from "@playwright/test";

import { header } from "../src/content/header";
import { sections } from "../src/content/sections";
import { overflowOf } from "./helpers";

/** Returns what is wrong with the bar in the present window: one sentence a fault. It calls the page twice only: there are many windows. */
export async function faultsOfBar(page: Page): Promise<readonly string[]> {
  const excess = await overflowOf(page);
  const faults = await page.getByRole("banner").evaluate(
    async (bar, [target, ids]) => {
      const frames = (): Promise<number> =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const found: string[] = [];

      // The bar is measured when the page is drawn.
      await frames();
      const link = bar.querySelector(`a[href$="#${target}"]:not(#menu a)`) as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(link);
      const isNarrower = link.clientWidth < (link.parentElement?.clientWidth ?? 0) - 2;
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      if (lines > 1 && isNarrower)
        found.push(`“${link.textContent}” takes ${lines} lines, and is narrower than what it is in`);

      for (const id of ids) {
        const section = document.getElementById(id) as Element;
        section.scrollIntoView();
        const depth = bar.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
        if (depth > 0) found.push(`#${id} comes to rest ${depth} px behind the bar`);
      }
      scrollTo(0, 0);

      const button = bar.querySelector("[popovertarget=menu]") as HTMLElement;
      if (!button.checkVisibility()) return found;
      const menu = document.getElementById("menu") as HTMLElement;
      button.click();
      await frames();
      if (!menu.checkVisibility()) found.push("its button does not open the menu");
      const { top, bottom } = menu.getBoundingClientRect();
      // Their border lines may be one.
      const over = bar.getBoundingClientRect().bottom - top;
      if (over > 1.5) found.push(`the menu lies ${over} px over the bar`);
      if (bottom > innerHeight) found.push(`the menu ends ${bottom - innerHeight} px below the window`);
      const { left, width, top: edge, height } = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(left + width / 2, edge + height / 2)))
        found.push("the menu covers its button");
      button.click();
      await frames();
      if (menu.checkVisibility()) found.push("its button does not close the menu");
      return found;
    },
    [header.target, sections.slice(1).map(({ id }) => id)] as const,
  );
  return [...(excess > 0 ? [`the page is ${excess} px wider than the window`] : []), ...faults];
}
