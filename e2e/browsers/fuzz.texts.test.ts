/** Whatever the page is given to say, it stays inside the narrowest window. */
import { oddExamples } from "../../tools/jest/oddTexts";
import { describeInChromium } from "../harness/engines";

/** Nothing starts, or the bar and the footer would be drawn anew with their own words. */
const faults = [{ path: /\.js$/, harm: { kind: "block" } }] as const;

/**
 * Writes a text in the place of every other: in menu, sections and footer alike. What stays on one line by design, the bar,
 * the skip link and the figures, keeps its own, as do drawings and levels.
 */
function sayEverywhere(words: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const place = text.parentElement;
    const keepsItsOwn =
      place?.closest("svg, .depth, .figure, .skip-link") ??
      (place?.closest("#menu") ? null : place?.closest(".top-bar"));
    if (text.textContent?.trim() && !keepsItsOwn) text.textContent = words;
  }
}

/** How wide the page is, if it is wider than its window, and every text that is not wholly in it. */
function tooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > 320 ? [`the page is ${scrollWidth} px wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const isHeardOnly = text.parentElement?.closest("svg, .sr-only, .skip-link");
    if (width > 0 && (left < -1 || right > 321) && !isHeardOnly)
      wide.push(text.parentElement?.outerHTML.slice(0, 90) ?? "");
  }
  return wide;
}

describeInChromium("in a window of 320 px, given any text, the page is no wider", (open) => {
  it.each(oddExamples.slice(0, 10).map((example) => [example.slice(0, 24), example]))("%s", async (_name, example) => {
    const { page } = await open("/", { width: 320, height: 640, faults });
    await page.evaluate(sayEverywhere, example);
    await page.press("End");
    await page.rest();
    expect(await page.evaluate(tooWide)).toEqual([]);
    await page.press("Home");
    await page.rest();
    await page.click("button[popovertarget]");
    await page.until("the menu to open", () => document.querySelector("#menu")?.matches(":popover-open") ?? false);
    expect(await page.evaluate(tooWide)).toEqual([]);
  });
});
