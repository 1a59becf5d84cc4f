import { expect, test } from "@playwright/test";

import { notFound } from "../src/content/notFound";
import { sections } from "../src/content/sections";
import { consoleOf } from "./helpers";

const oddPaths = [
  "/nowhere",
  "/404.html",
  "/index.html/x",
  "/a/b/c/d",
  "/services",
  "/%20",
  "/%E2%98%83",
  "/.env",
  "/_headers",
  "/page-data/index/page-data.json",
];

test("landing page › shows the sections in the spec's order", async ({ page }) => {
  await page.goto("/");
  const ids = await page.locator("main > section").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toEqual(sections.map(({ id }) => id));
});

test("landing page › logs nothing to the console", async ({ page }) => {
  const lines = consoleOf(page);
  await page.goto("/");
  expect(lines).toEqual([]);
});

test("not-found page › is sent for every path without a file", async ({ page, request }) => {
  await page.goto("/a/b/c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByText(notFound.text)).toBeVisible();
  for (const path of oddPaths) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain(notFound.text);
  }
});

test("not-found page › logs the attempted path", async ({ page }) => {
  const lines = consoleOf(page);
  await page.goto("/no/such/page?x#y");
  await expect.poll(() => lines).toEqual([`${notFound.logMessage} /no/such/page`]);
});

test("not-found page › leads home", async ({ page }) => {
  await page.goto("/nowhere");
  await page.getByRole("link", { name: notFound.action }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#top")).toBeVisible();
});
