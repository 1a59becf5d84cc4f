import { expect, type Page, test } from "@playwright/test";

import { header } from "../src/content/header";
import { menu, sections } from "../src/content/sections";
import { scrolled } from "./helpers";

const labelOf = (id: string): string => sections.find((section) => section.id === id)?.label ?? "";

/** Expects that a section's heading is in view, below the sticky bar. */
async function expectInView(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await scrolled(page);
  const [bar, heading] = await page.evaluate((section) => {
    const bottom = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? 0;
    return [bottom, document.querySelector(`#${section} h2`)?.getBoundingClientRect().top ?? -1];
  }, id);
  expect(heading).toBeGreaterThanOrEqual(bar ?? 0);
  expect(heading).toBeLessThan(page.viewportSize()?.height ?? 0);
}

test("top bar › its links lead to their sections", async ({ page }) => {
  await page.goto("/");
  for (const id of menu) {
    await page
      .getByRole("banner")
      .getByRole("link", { name: labelOf(id), exact: true })
      .click();
    await expectInView(page, id);
  }
});

test("top bar › Get Started leads to contact, and the bar stays in view", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: header.callToAction }).click();
  await expectInView(page, "contact");
  await expect(page.getByRole("banner")).toBeInViewport();
});

test("top bar › leads from the not-found page to a section", async ({ page }) => {
  await page.goto("/nowhere");
  await page
    .getByRole("banner")
    .getByRole("link", { name: labelOf("portfolio") })
    .click();
  await expectInView(page, "portfolio");
});

test("top bar › marks the section in view", async ({ page }) => {
  await page.goto("/#industries");
  await page.mouse.move(300, 300);
  const current = page.getByRole("banner").locator("[aria-current]");
  await expect(current).toHaveText(labelOf("industries"));
});

test("keyboard › the skip link comes first and leads to the content", async ({ page, browserName }) => {
  test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "#main");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#top a").first()).toBeFocused();
});

test("keyboard › Tab visits every link and button in the order of the page, and none is hidden", async ({
  page,
  browserName,
}) => {
  test.skip(browserName === "webkit", "WebKit's Tab passes over links unless the system is set up for it");
  await page.goto("/");
  const reached: string[] = [];
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
      const all = [...document.querySelectorAll("a[href], button")];
      return `${all.indexOf(element)}${isSeen ? "" : ` is hidden: ${element.textContent}`}`;
    });
    if (name === "" || reached.includes(name)) break;
    reached.push(name);
  }
  expect(reached.filter((name) => name.includes("hidden"))).toEqual([]);
  const focusable = await page.locator("a[href]:visible, button:visible").count();
  expect(reached.map(Number)).toEqual([...reached].map(Number).sort((a, b) => a - b));
  expect(reached.length).toBeGreaterThanOrEqual(focusable);
});
