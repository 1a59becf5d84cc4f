import { expect, type Locator, type Page, test } from "@playwright/test";

import { footer } from "../src/content/footer";
import { header } from "../src/content/header";
import { hero } from "../src/content/hero";
import { focusByKeyboard } from "./helpers";

/** Collects the scripts that hydrate, as they are requested. */
function islandScriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("islands-hydrate")) scripts.push(request.url());
  });
  return scripts;
}

const footerLink = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name: footer.email.label });

test.describe("on a phone", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium scrolls by an emulated touch");
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("reading, the menu, an anchor and a mail draft hydrate nothing", async ({ page, context }) => {
    const scripts = islandScriptsOf(page);
    await page.goto("/");
    const session = await context.newCDPSession(page);
    const scroll = { x: 200, y: 600, yDistance: -2_000, speed: 4_000, gestureSourceType: "touch" } as const;
    await session.send("Input.synthesizeScrollGesture", scroll);
    await page
      .locator("p")
      .filter({ hasText: hero.lede.slice(0, 30) })
      .first()
      .tap();
    await page.getByRole("button", { name: header.menuLabel }).tap();
    await page.locator("#menu a[href*='#']").first().tap();
    await page.locator("#top").getByRole("link", { name: hero.secondaryAction }).tap();
    await page.locator("#top").getByRole("link", { name: hero.primaryAction }).tap();
    // Longer than the wait before a hydration.
    await page.waitForTimeout(1_500);
    expect(scripts).toEqual([]);
  });

  test("a touch of a tooltip's link in the footer hydrates", async ({ page }) => {
    const scripts = islandScriptsOf(page);
    await page.goto("/");
    await footerLink(page).dispatchEvent("pointerdown", { pointerType: "touch" });
    await expect.poll(() => scripts.length).toBe(1);
  });
});

test.describe("tooltip of an island that has not hydrated", () => {
  for (const [name, point] of [
    ["a mouse over the legend", (page: Page) => page.locator("gatsby-island button[type=button]").first().hover()],
    [
      "the keyboard's focus on the legend",
      (page: Page) => focusByKeyboard(page, page.locator("gatsby-island button[type=button]").first()),
    ],
    ["a mouse over the footer's link", (page: Page) => footerLink(page).hover()],
  ] as const) {
    test(`opens at ${name}`, async ({ page, browserName }) => {
      test.skip(browserName === "webkit" && name.includes("focus"), "WebKit's Tab passes over links");
      const scripts = islandScriptsOf(page);
      await page.goto("/");
      await point(page);
      await expect(page.getByRole("tooltip")).toBeAttached();
      expect(scripts).toHaveLength(1);
    });
  }
});

test.describe("translated text", () => {
  test("stays translated when its island would hydrate", async ({ page }) => {
    await page.goto("/");
    // As a browser's extension does it, which leaves the document's language alone.
    const link = footerLink(page);
    await link.evaluate((element) => element.append("«»"));
    await page.mouse.move(300, 300);
    await expect(page.locator("gatsby-island[data-hydrated]")).not.toHaveCount(0);
    await expect(page.locator("footer gatsby-island")).not.toHaveAttribute("data-hydrated");
    await expect(page.locator("footer")).toContainText("«»");
  });
});

test.describe("toast area", () => {
  test("hydrates when a script of the page asks for it", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => dispatchEvent(new Event("hydrate")));
    await expect(page.locator("gatsby-island:not([data-hydrated])")).toHaveCount(0);
  });
});
