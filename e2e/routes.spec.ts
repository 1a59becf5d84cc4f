import { expect, test } from "@playwright/test";

import { notFound } from "../src/content/notFound";
import { consoleOf } from "./helpers";

const paths = [
  "/nowhere",
  "/404.html",
  "/index.html/x",
  "/a/b/c/d",
  "/%20",
  "/%E2%98%83",
  "/.env",
  "/_headers",
  "/page-data/index/page-data.json",
];

test.describe("not-found page", () => {
  test("logs the attempted path as an error", async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto("/no/such/page?x#y");
    await expect.poll(() => lines).toEqual([`error: ${notFound.logMessage} /no/such/page`]);
  });

  test("shows its heading, its text and a link home", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
    await expect(page.getByText(notFound.text)).toBeVisible();
    await page.getByRole("link", { name: notFound.action }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#top")).toBeVisible();
  });

  test("is sent with status 404 for every path without a file", async ({ request }) => {
    for (const path of paths) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).toContain(notFound.text);
    }
  });
});
