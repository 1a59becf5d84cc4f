import { expect, type Locator, type Page, test } from "@playwright/test";

import { projects, viewProject } from "../../content/portfolio";

const featured = projects.find((project) => project.featured)?.title ?? "";

/** Returns how opaque an element is, with all that it stands in: 0 to 1. */
const opacityOf = (element: Locator): Promise<number> =>
  element.evaluate((start) => {
    let opacity = 1;
    for (let each: Element | null = start; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  });

const featuredCard = (page: Page): Locator =>
  page.locator("main li").filter({ has: page.getByRole("heading", { name: featured }) });

test.describe("View Project of a featured project", () => {
  test.skip(featured === "", "no project is featured");

  let card: Locator;
  let overlay: Locator;

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    card = featuredCard(page);
    overlay = card.getByText(viewProject);
  });

  test("is revealed when the card is hovered", async () => {
    expect(await opacityOf(overlay)).toBe(0);
    await card.hover();
    await expect.poll(() => opacityOf(overlay)).toBe(1);
  });

  test("is revealed when its link has the keyboard's focus", async ({ page }) => {
    await card.getByRole("link").focus();
    await page.keyboard.press("Shift");
    await expect.poll(() => opacityOf(overlay)).toBe(1);
  });

  test.describe("with a touch screen", () => {
    test.skip(({ browserName }) => browserName === "firefox", "Firefox has no emulation of a phone");
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

    test("is always shown", async () => {
      expect(await opacityOf(overlay)).toBe(1);
    });

    test("is always shown where the browser claims that a finger can hover", async ({ page }) => {
      await page.route("/", async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replaceAll("(hover:hover)", "(width>0)");
        await route.fulfill({ response, body: html.replace(/<meta http-equiv[^>]*>/, "") });
      });
      await page.goto("/");
      expect(await opacityOf(overlay)).toBe(1);
    });
  });
});
