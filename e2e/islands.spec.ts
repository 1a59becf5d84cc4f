import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, type Locator, type Page, test } from "@playwright/test";

import { buildIslands } from "../finish/buildIslands";
import { footer } from "../src/content/footer";
import { header } from "../src/content/header";
import { hero } from "../src/content/hero";
import { consoleOf, countHydrated, islandScript, islandScriptsOf, whileLoading } from "./helpers";

/** The footer's links are an island that every page has, for their tooltips. */
const island = (page: Page): Locator => page.locator("footer gatsby-island");
const link = (page: Page): Locator => island(page).getByRole("link", { name: footer.email.label });

test.describe("a visit that comes to no island hydrates nothing", () => {
  /** The request for a script leaves with the event that asks for it. */
  const wait = 500;

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
      await page.locator("section:has(h1)").getByRole("link", { name: hero.secondaryAction }).tap();
      await page.locator("section:has(h1)").getByRole("link", { name: hero.primaryAction }).tap();
      await page.waitForTimeout(wait);
      expect(scripts).toEqual([]);
    });
  });
});

test.describe("an island", () => {
  test.skip(!existsSync("src/components/ui/Tooltip.tsx"), "the footer has none without tooltips");

  test.describe("on a screen for mouse and touch", () => {
    test.use({ hasTouch: true });

    test("hydrates at a touch, and opens no tooltip then, or when the visitor comes back from the new tab", async ({
      page,
    }) => {
      await page.goto("/");
      await whileLoading(page, islandScript, () => link(page).tap());
      await expect.poll(() => countHydrated(island(page))).toBe(1);
      await page.waitForTimeout(1_000);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
      // The browser gives the link the focus again.
      await link(page).blur();
      await link(page).focus();
      await page.waitForTimeout(500);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });
  });

  test("hydrates when the pointer was there before its script", async ({ page }) => {
    await whileLoading(page, /\/islands-entry/, async () => {
      await page.goto("/", { waitUntil: "commit" });
      await link(page).hover();
    });
    await expect.poll(() => countHydrated(island(page))).toBe(1);
  });

  test("downloads its script again after a failure, and logs no error of its own", async ({ page }) => {
    const lines = consoleOf(page);
    await page.route(islandScript, (route) => route.abort());
    await page.goto("/");
    const failed = page.waitForEvent("requestfailed");
    await link(page).hover();
    await failed;
    await page.unroute(islandScript);
    await page.getByRole("heading", { level: 1 }).hover();
    await link(page).hover();
    await expect.poll(() => countHydrated(island(page))).toBe(1);
    expect(lines).toEqual([]);
  });

  for (const [name, added] of [
    // As a browser's extension does it, which leaves the document's language alone.
    ["the browser has translated it", "«»"],
    ["an extension has added an element to it", undefined],
  ] as const)
    test(`stays as it is when ${name}`, async ({ page }) => {
      await page.goto("/");
      const toastArea = page.locator("[data-name=ToastArea]");
      test.skip((await toastArea.count()) === 0, "needs a second island");
      const changed = await link(page).evaluate((element, text) => {
        element.append(text ?? document.createElement("i"));
        return element.closest("gatsby-island")?.innerHTML;
      }, added);
      await link(page).hover();
      // It hydrates after the footer would have.
      await toastArea.dispatchEvent("hydrate");
      await expect.poll(() => countHydrated(toastArea)).toBe(1);
      expect(await countHydrated(island(page))).toBe(0);
      expect(await island(page).innerHTML()).toBe(changed);
    });
});

test.describe("an island with a state", () => {
  test("repeats an early press once, and hydrates on load where it asks for it", async ({ page }, testInfo) => {
    const folder = testInfo.outputPath("site");
    mkdirSync(folder, { recursive: true });
    const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
    const component = `function Counter() {
      const [count, setCount] = useState(0);
      return <button onClick={() => setCount((before) => before + 1)}>{count}</button>;
    }`;
    write("Counter.jsx", `import { useState } from "react"; export ${component}`);
    const { entry } = await buildIslands(["Counter"], folder, folder, "");
    const counter = '<gatsby-island data-name="Counter"><button>0</button></gatsby-island>';
    const onLoad = counter.replace("><", " data-on=load><");
    write("index.html", `<!doctype html><html lang="en"><script src="${entry}" defer></script>${counter}${onLoad}`);
    await page.route("https://counter.invalid/**", (route) =>
      route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
    );

    const button = page.getByRole("button").first();
    await whileLoading(page, islandScript, async () => {
      await page.goto("https://counter.invalid/index.html");
      await button.click();
    });
    await expect.poll(() => countHydrated(page.locator("gatsby-island"))).toBe(2);
    await expect(button).toHaveText("1");
    await button.click();
    await expect(button).toHaveText("2");
  });
});
