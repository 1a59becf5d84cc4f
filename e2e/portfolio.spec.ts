import { expect, test } from "@playwright/test";

import { projects } from "../src/content/portfolio";

const card = ".featured-project";
const label = `${card} .view-project > span:first-child`;

test("View Project › is revealed when a featured card is hovered", async ({ page }) => {
  await page.goto("/");
  const overlay = page.locator(label).first();
  await expect(overlay).toHaveCSS("opacity", "0");
  await page.locator(card).first().hover();
  await expect(overlay).toHaveCSS("opacity", "1");
});

test("View Project › is revealed when its link has the focus", async ({ page }) => {
  await page.goto("/");
  await page.locator(`${card} .view-project`).first().focus();
  await page.keyboard.press("Shift");
  await expect(page.locator(label).first()).toHaveCSS("opacity", "1");
});

test.describe("touch", () => {
  test.skip(({ browserName }) => browserName === "firefox", "Firefox has no emulation of a phone");
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("View Project › is always shown", async ({ page }) => {
    await page.goto("/");
    for (const overlay of await page.locator(label).all()) await expect(overlay).toHaveCSS("opacity", "1");
  });
});

test("View Project › leads to each project's address in a new tab", async ({ page }) => {
  await page.goto("/");
  const addresses = await page
    .locator(".view-project")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect([...addresses].sort()).toEqual(projects.map(({ link }) => link as string).sort());
});

test("images › are neither shown nor requested", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/");
  expect(await page.locator("img").count()).toBe(0);
  expect(requests.filter((url) => url.includes("placeholder"))).toEqual([]);
});
