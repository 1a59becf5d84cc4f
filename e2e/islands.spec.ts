import { expect, type Locator, type Page, type Route, test } from "@playwright/test";

import { footer } from "../src/content/footer";
import { header } from "../src/content/header";
import { hero } from "../src/content/hero";
import { consoleOf, focusByKeyboard } from "./helpers";

const islandScript = /islands-hydrate/;

/** Collects the scripts that hydrate, as they are requested. */
function islandScriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (islandScript.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Does something while a script is on its way. */
async function beforeScript(page: Page, script: RegExp, act: () => Promise<unknown>): Promise<void> {
  let held: Route | undefined;
  await page.route(script, (route) => void (held = route));
  await act();
  await expect.poll(() => held !== undefined).toBe(true);
  await held?.continue();
}

const footerLink = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name: footer.email.label });
const legendButton = (page: Page): Locator => page.locator("gatsby-island button[type=button]").first();

test.describe("a visit that comes to no island hydrates nothing", () => {
  /** Longer than any download here takes. */
  const wait = 1_500;

  test("with a mouse", async ({ page }) => {
    const scripts = islandScriptsOf(page);
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).hover();
    await page.mouse.wheel(0, 1_000);
    await page.locator("#menu a[href*='#']").first().hover();
    await page.locator("#menu a[href*='#']").first().click();
    await page.waitForTimeout(wait);
    expect(scripts).toEqual([]);
  });

  test("with a keyboard", async ({ page, browserName }) => {
    test.skip(browserName === "webkit", "WebKit's Tab passes over links");
    const scripts = islandScriptsOf(page);
    await page.goto("/");
    for (const key of ["PageDown", "End", "Home", "Tab", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await page.waitForTimeout(wait);
    expect(scripts).toEqual([]);
  });

  test.describe("by touch", () => {
    test.skip(({ browserName }) => browserName !== "chromium", "only Chromium scrolls by an emulated touch");
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

    test("on a phone", async ({ page, context }) => {
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
      await page.waitForTimeout(wait);
      expect(scripts).toEqual([]);
    });
  });
});

test.describe("an island", () => {
  test.describe("on a screen for mouse and touch", () => {
    test.use({ hasTouch: true });

    test("hydrates at a touch, and opens no tooltip", async ({ page }) => {
      await page.goto("/");
      await beforeScript(page, islandScript, () => footerLink(page).tap());
      await expect(page.locator("gatsby-island[data-hydrated]")).toHaveCount(1);
      await page.waitForTimeout(1_200);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });
  });

  test("hydrates when the pointer was there before its script", async ({ page }) => {
    await beforeScript(page, /\/islands-(?!hydrate)/, async () => {
      await page.goto("/", { waitUntil: "commit" });
      await legendButton(page).hover();
    });
    await expect(page.getByRole("tooltip")).toBeAttached();
  });

  test("downloads its script again after a failure, and logs no error of its own", async ({ page }) => {
    const lines = consoleOf(page);
    await page.route(islandScript, (route) => route.abort());
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed");
    await legendButton(page).hover();
    await failed;
    await page.unroute(islandScript);
    await page.getByRole("heading", { level: 1 }).hover();
    await legendButton(page).hover();
    await expect(page.getByRole("tooltip")).toBeAttached();
    expect(lines).toEqual([]);
  });

  test("stays as it is when it was translated", async ({ page }) => {
    await page.goto("/");
    // As a browser's extension does it, which leaves the document's language alone.
    await footerLink(page).evaluate((element) => element.append("«»"));
    await footerLink(page).hover();
    // The legend hydrates after the footer would have.
    await legendButton(page).hover();
    await expect(page.getByRole("tooltip")).toBeAttached();
    await expect(page.locator("footer gatsby-island")).not.toHaveAttribute("data-hydrated");
    await expect(page.locator("footer")).toContainText("«»");
  });
});

test.describe("tooltip of an island that has not hydrated", () => {
  for (const [name, point] of [
    ["a mouse over the legend", (page: Page) => legendButton(page).hover()],
    ["the keyboard's focus on the legend", (page: Page) => focusByKeyboard(page, legendButton(page))],
    ["a mouse over the footer's link", (page: Page) => footerLink(page).hover()],
  ] as const) {
    test(`opens at ${name}, and loads one script`, async ({ page, browserName }) => {
      test.skip(browserName === "webkit" && name.includes("focus"), "WebKit's Tab passes over links");
      const scripts = islandScriptsOf(page);
      await page.goto("/");
      await beforeScript(page, islandScript, () => point(page));
      await expect(page.getByRole("tooltip")).toBeAttached();
      expect(scripts).toHaveLength(1);
    });
  }

  test("stays closed when the pointer has left before the script is there", async ({ page }) => {
    await page.goto("/");
    await beforeScript(page, islandScript, async () => {
      await legendButton(page).hover();
      await page.getByRole("heading", { level: 1 }).hover();
    });
    await expect(page.locator("gatsby-island[data-hydrated]")).toHaveCount(1);
    await page.waitForTimeout(1_200);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
