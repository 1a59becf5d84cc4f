import { expect, type Locator, type Page, test } from "@playwright/test";

import { header } from "../src/content/header";
import { notFound } from "../src/content/notFound";
import { sections } from "../src/content/sections";
import { atId, focusByKeyboard, menuSections, scrolled, transparent } from "./helpers";

const [first = { id: "", label: "" }] = menuSections;

/** Follows a link of the top bar. Returns how far below the bar the heading is that it leads to, in pixels. */
async function follow(page: Page, name: string, id: string): Promise<number> {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(atId(id));
  await scrolled(page);
  const bar = await page.getByRole("banner").boundingBox();
  const heading = await page.locator(`#${id} h2`).boundingBox();
  return (heading?.y ?? NaN) - ((bar?.y ?? NaN) + (bar?.height ?? NaN));
}

test.describe("top bar", () => {
  test("stays in view, and leads to each section with its heading below it", async ({ page }) => {
    await page.goto("/");
    const links = [...menuSections, { label: header.callToAction, id: header.target }];
    for (const { label, id } of links) {
      expect(await follow(page, label, id)).toBeGreaterThanOrEqual(0);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
      await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    }
    // What scrolls below it does not show through.
    await expect(page.getByRole("banner")).not.toHaveCSS("background-color", transparent);
  });

  test("leads from the not-found page to a section", async ({ page }) => {
    test.skip(!first.id, "the menu has no section");
    await page.goto("/nowhere");
    expect(await follow(page, first.label, first.id)).toBeGreaterThanOrEqual(0);
    await expect(page.locator(`#${first.id} h2`)).toBeInViewport();
  });

  test("marks the section in view", async ({ page }) => {
    test.skip(!first.id, "the menu has no section");
    await page.goto(`/#${first.id}`);
    await page.mouse.move(300, 300);
    const marked = page.locator("#menu [aria-current=true]");
    const others = page.locator("#menu a:not([aria-current])");
    await expect(marked).toHaveText(first.label);
    // Forced colours leave lines, but not their colours.
    const lineOf = (link: Locator): Promise<string> =>
      link.evaluate((element) => getComputedStyle(element).textDecorationLine);
    if ((await others.count()) > 0) expect(await lineOf(marked)).not.toBe(await lineOf(others.first()));
  });
});

test.describe("keyboard", () => {
  test.skip(({ browserName }) => browserName === "webkit", "its Tab passes over links unless the system is set up");
  test.beforeEach(async ({ page }) => void (await page.goto("/")));

  test("reaches the skip link first, which leads to the content", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.keyboard.press("Tab");
    // The focus is in view at once (WCAG 2.4.7).
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
    await expect(page.locator(":focus")).toHaveText(header.skipToContent);
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main a").first()).toBeFocused();
  });

  test("reaches the top bar without scrolling the page", async ({ page }) => {
    const links = page.getByRole("banner").getByRole("link").filter({ visible: true });
    await page.evaluate(() => scrollTo(0, 2_000));
    const before = await page.evaluate(() => scrollY);
    for (const link of (await links.all()).slice(1)) {
      await focusByKeyboard(page, link);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  });

  test("reaches all that takes input in the order of the page and back, each in sight with a focus ring", async ({
    page,
  }) => {
    const takingInput = page.locator(
      ":is(a[href], button, input, select, textarea, summary, iframe, [tabindex='0']):not(:disabled):visible",
    );
    /** Returns a name of each element, and of the one that has the focus. Radio buttons of a group share theirs. */
    const look = (): Promise<{ names: string[]; focused: string | undefined }> =>
      takingInput.evaluateAll((elements, none) => {
        const names = elements.map((element, index) =>
          element instanceof HTMLInputElement && element.type === "radio"
            ? `group ${element.name}`
            : `${index} ${element.textContent}`,
        );
        const element = document.activeElement as HTMLElement;
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const around: Element[] = [];
        for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
        const isCutOff = around.some((each) => {
          const box = each.getBoundingClientRect();
          const isInside = left - reach >= box.left && left + width + reach <= box.right;
          return getComputedStyle(each).overflowX !== "visible" && !isInside;
        });
        const [behind] = around
          .map((each) => getComputedStyle(each).backgroundColor)
          .filter((colour) => colour !== none);
        // A shadow would not do: forced colours take it away.
        const hasRing =
          outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && outlineColor !== behind && !isCutOff;
        const fault = isSeen ? (hasRing ? "" : "without a focus ring") : "covered";
        return { names, focused: fault ? `${fault}: ${element.outerHTML}` : names[elements.indexOf(element)] };
      }, transparent);
    const single = <T>(list: readonly T[]): readonly T[] => list.filter((each, index) => each !== list[index - 1]);
    const names = single((await look()).names);
    for (const [key, expected] of [
      ["Tab", names],
      ["Shift+Tab", [...names].reverse().slice(1)],
    ] as const) {
      const reached: (string | undefined)[] = [];
      // The parts of a date are reached one after another.
      while (reached.at(-1) !== expected.at(-1) && reached.length < 4 * names.length) {
        await page.keyboard.press(key);
        reached.push((await look()).focused);
      }
      expect(single(reached)).toEqual(expected);
    }
  });
});

test.describe("landing page", () => {
  test("is shown where it was left after going back", async ({ page }) => {
    await page.goto(`/#${sections.at(-1)?.id}`);
    await scrolled(page);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.goto("/nowhere");
    await page.goBack();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  });
});
