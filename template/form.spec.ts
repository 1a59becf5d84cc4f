/** The recipe for a form: what is sent, what the visitor is told, and what happens without script. */
import { expect, type Page } from "@playwright/test";

import { expectAccessible } from "../e2e/axe";
import { countHydrated, hydrate } from "../e2e/helpers";
import { labels } from "../src/content/labels";
import { site } from "../src/site";
import { testOf } from "./sites";

const test = testOf("studio");

test.describe("form of the studio", () => {
  const message = "A question & an answer";

  /** Opens the page with the form; the service responds with a status, or can't be reached. Returns what it is sent. */
  async function open(page: Page, status?: number): Promise<string[]> {
    const sent: string[] = [];
    await page.route("https://forms.example/**", async (route) => {
      sent.push(route.request().postData() ?? "");
      if (!status) return route.abort("internetdisconnected");
      return route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, body: "{}" });
    });
    await page.goto("/site/contact/");
    return sent;
  }

  async function send(page: Page): Promise<void> {
    await page.locator("[name=name]").fill("A visitor");
    await page.locator("[name=email]").fill("visitor@example.com");
    await page.locator("[name=message]").fill(message);
    await page.locator("main form [type=submit]").click();
  }

  test("sends the fields, says so in a toast, and is emptied", async ({ page }) => {
    const sent = await open(page, 200);
    await page.locator("[name=name]").focus();
    await expect.poll(() => countHydrated(page.locator("gatsby-island"))).toBe(1);
    await send(page);
    // The toast area hydrates because a toast is sent.
    await expect(page.getByRole("region", { name: labels.notifications })).not.toBeEmpty();
    for (const field of await page.locator("main form label [name]").all()) await expect(field).toHaveValue("");
    await expect(page).toHaveURL(/\/contact\/$/);
    // As browsers send a form without script: Netlify takes nothing else.
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toMatchObject({ "form-name": "contact", message });
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`keeps what was typed when it is refused, and names the e-mail address, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, 422);
      await hydrate(page);
      await send(page);
      await expect(page.getByRole("alert")).toContainText(site.email);
      await expect(page.locator("[name=message]")).toHaveValue(message);
      await expectAccessible(page);
    });
  }

  test("says at once that there is no network, and keeps what was typed", async ({ page, context }) => {
    await open(page);
    await hydrate(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByRole("alert")).toContainText(site.email);
    await expect(page.locator("[name=message]")).toHaveValue(message);
  });

  test("is not printed", async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main form")).toBeHidden();
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("is sent by the browser", async ({ page }) => {
      const sent = await open(page, 200);
      await send(page);
      await expect(page).toHaveURL(/^https:\/\/forms\.example\//);
      expect(new URLSearchParams(sent[0]).get("message")).toBe(message);
    });
  });
});
