import { expect, type Page, test } from "@playwright/test";

import { hero } from "../src/content/hero";
import { notFound } from "../src/content/notFound";
import { overflowOf, scrolled } from "./helpers";

const hydrateScript = /\/static\/islands-hydrate-/;

async function interact(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.waitForTimeout(1500);
}

/** Expects a page that can be read, and whose links lead where they say. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: hero.secondaryAction }).click();
  await scrolled(page);
  await expect(page.locator("#portfolio h2")).toBeInViewport();
}

test("landing page › is usable when scripts fail", async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/");
  await interact(page);
  await expectUsable(page);
});

test("landing page › is usable when fonts fail", async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("/");
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectUsable(page);
});

test("landing page › is usable when a deploy has removed its script, and a later interaction tries again", async ({
  page,
}) => {
  await page.route(hydrateScript, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }));
  await page.goto("/");
  await interact(page);
  await expectUsable(page);
  await page.unroute(hydrateScript);
  const request = page.waitForRequest(hydrateScript);
  await page.waitForTimeout(6000);
  await interact(page);
  await request;
});

test("a translated page › keeps its translation", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    document.documentElement.lang = "de";
    for (const link of document.querySelectorAll("header a, footer a")) link.textContent = "Übersetzt";
  });
  await interact(page);
  await expect(page.locator("footer a").first()).toHaveText("Übersetzt");
  await expectUsable(page);
});

test("history › going back returns to the place that was left", async ({ page }) => {
  await page.goto("/#industries");
  await scrolled(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.goto("/nowhere");
  await page.goBack();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
});
