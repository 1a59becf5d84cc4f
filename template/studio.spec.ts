/** The studio, below a path prefix: another look, records of a CMS, a form, islands, an entry of the menu, other hosts. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { expect } from "@playwright/test";
import { parse } from "node-html-parser";

import { expectAccessible } from "../e2e/axe";
import { filesIn } from "../e2e/filesIn";
import { consoleOf, hydrate, overflowOf } from "../e2e/helpers";
import { site } from "../src/site";
import { builtSite, testOf } from "./sites";

const test = testOf("studio");
const built = builtSite("studio");
const read = (file: string): string => readFileSync(path.join(built, file), "utf8");

/** The pages that recipes add, and those that show what they add. */
const addresses = ["/site/", "/site/contact/", "/site/privacy/", "/site/test-cms/"];

test.describe("page below a path prefix", () => {
  for (const address of addresses) {
    test(`has the page ${address}, complete, and its islands hydrate`, async ({ page }) => {
      const faults: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(response.url());
      });
      page.on("console", (message) => {
        // A host that the site asks may be out of reach.
        if (message.type() === "error" && !message.text().startsWith("Failed to load")) faults.push(message.text());
      });
      expect((await page.goto(address))?.status()).toBe(200);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${new URL(site.url).origin}${address}`,
      );
      await hydrate(page);
      await page.getByRole("link", { name: site.name }).first().click();
      await expect(page).toHaveURL("/site/");
      expect(faults).toEqual([]);
    });
  }

  test("names its pages and leads to them by addresses that no host redirects", async ({
    request,
    baseURL: origin = "",
  }) => {
    const here = (address = ""): string => address.replace(new URL(site.url).origin, origin);
    const found = Array.from(read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => here(address));
    for (const file of filesIn(built).filter((name) => name.endsWith(".html"))) {
      const root = parse(read(file));
      const valueOf = (selector: string, name: string): string =>
        root.querySelector(selector)?.getAttribute(name) ?? "";
      found.push(here(valueOf("link[rel=canonical]", "href")), here(valueOf("meta[property='og:url']", "content")));
      // One that is written out may lead to another part of the host.
      found.push(...root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? ""));
      found.push(...root.querySelectorAll("img[src]").map((image) => image.getAttribute("src") ?? ""));
    }
    const paths = found
      .map((address) => new URL(address, `${origin}/site/`))
      .flatMap((url) => (url.origin === origin ? [url.pathname] : []));
    expect(paths).toEqual(expect.arrayContaining(addresses));
    for (const address of new Set(paths)) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect([address, response.status()]).toEqual([address, 200]);
    }
  });
});

test.describe("files of the owner", () => {
  test("keeps the owner's files of static/, and joins the rules for hosts", () => {
    expect(read("robots.txt")).toContain("Disallow: /drafts/");
    expect(read("_headers")).toMatch(/^# Of the owner\n\/drafts\/\*\n.*noindex\n\/site\/\*\n/);
  });

  test("that are published do not have the name in package.json", () => {
    expect(filesIn(built).filter((file) => /named.by.package/.test(read(file)))).toEqual([]);
  });
});

test.describe("menu", () => {
  test("leads to a page", async ({ page }) => {
    await page.goto("/site/");
    await page.getByRole("banner").getByRole("link", { name: "Islands", exact: true }).click();
    await expect(page).toHaveURL("/site/test-islands/");
  });
});

test.describe("island", () => {
  test("has a style of its own", async ({ page }) => {
    await page.goto("/site/test-islands/");
    await expect(page.locator("[data-styled]")).toHaveCSS("letter-spacing", "3px");
  });

  test("keeps an error inside that its own boundary catches, and logs it", async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto("/site/test-islands/");
    // This one hydrates on load.
    await expect(page.locator("[data-guarded]")).toBeAttached();
    expect(lines.join()).toContain("works on no visitor's machine");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Islands");
    await expect(page.locator("[data-styled]")).toBeVisible();
  });
});

test.describe("CMS", () => {
  test("has its records on the page", async ({ page }) => {
    await page.goto("/site/test-cms/");
    await expect(page.locator("main blockquote")).not.toBeEmpty();
  });
});

test.describe("another look", () => {
  test("fills the far part of the hero, and leaves a space below it on a phone", async ({ page }) => {
    const boxOf = async (selector: string): Promise<DOMRect> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    await page.goto("/site/");
    const [hero, drawing] = [await boxOf("#top"), await boxOf("#top > svg")];
    const heading = await boxOf("#top h1");
    expect([drawing.right, drawing.top, drawing.bottom].map(Math.round)).toEqual(
      [hero.right, hero.top, hero.bottom].map(Math.round),
    );
    expect(drawing.left).toBeGreaterThan(heading.right);
    await page.setViewportSize({ width: 390, height: 800 });
    expect((await boxOf("#top > svg")).top).toBeGreaterThan((await boxOf("#top a >> nth=-1")).bottom + 20);
    expect((await boxOf("#stats")).top).toBeGreaterThanOrEqual((await boxOf("#top > svg")).bottom);
  });

  for (const [width, colorScheme] of [
    [390, "light"],
    [1280, "dark"],
  ] as const) {
    test(`has no fault of layout or contrast at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto("/site/");
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page);
    });
  }
});
