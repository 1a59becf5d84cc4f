import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";

import { hero } from "../src/content/hero";
import { labels } from "../src/content/labels";
import { site } from "../src/site";
import { filesIn } from "./filesIn";
import { builtFolder, scrolled } from "./helpers";

test.describe("links", () => {
  test.beforeEach(async ({ page }) => void (await page.goto("/")));

  test("open every mail draft in a new tab", async ({ page }) => {
    expect(await page.locator("a[href^='mailto:']").count()).toBeGreaterThan(0);
    expect(await page.locator("a[href^='mailto:']:not([target=_blank])").count()).toBe(0);
  });

  test("to other sites open in a new tab that can't reach this one, and say so", async ({ page }) => {
    for (const link of await page.locator("a[target=_blank]").all()) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toContainText(labels.opensInNewTab);
    }
    // The translations of the site lead on in the same tab.
    expect(await page.locator("a[href^=http]:not([target=_blank], [hreflang])").count()).toBe(0);
  });

  test("are shown and copied without the words for screen readers", async ({ page }) => {
    const link = page.locator("section:has(h1)").getByRole("link", { name: hero.primaryAction });
    const copied = await link.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString().trim();
    });
    expect(copied).toBe(hero.primaryAction);
    await expect(link).toHaveAccessibleName(`${hero.primaryAction} ${labels.opensInNewTab}`);
    const box = await link.getByText(labels.opensInNewTab).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(1);
  });
});

test("links and pictures of every page lead to a page, a place in it, or a file, by paths", ({ browserName }) => {
  test.skip(browserName !== "chromium", "files are the same for every browser");
  const pages = filesIn(builtFolder).filter((file) => file.endsWith(".html"));
  const roots = new Map(pages.map((file) => [file, parse(readFileSync(path.join(builtFolder, file), "utf8"))]));
  const faults = [...roots].flatMap(([page, root]) =>
    root.querySelectorAll("a[href], img[src]").flatMap((element) => {
      const address = element.getAttribute("href") ?? element.getAttribute("src") ?? "";
      const url = new URL(address, `https://site.invalid/${page}`);
      const isHere = url.host === "site.invalid";
      // Written with the domain, a link to a page of this site would leave a copy elsewhere. The domain may have other pages.
      if (!isHere && url.origin !== new URL(site.url).origin) return [];
      const file = decodeURIComponent(url.pathname)
        .slice(1)
        .replace(/(^|\/)$/, "$1index.html");
      const place = decodeURIComponent(url.hash.slice(1));
      const leads = existsSync(path.join(builtFolder, file)) && (!place || roots.get(file)?.getElementById(place));
      return Boolean(leads) === isHere ? [] : `${page}: ${address}`;
    }),
  );
  expect(faults).toEqual([]);
});

test.describe("second action of the hero", () => {
  for (const [reducedMotion, title] of [
    ["no-preference", "scrolls smoothly to its section"],
    ["reduce", "jumps to its section where motion is reduced"],
  ] as const) {
    test(title, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/");
      const link = page.locator("section:has(h1)").getByRole("link", { name: hero.secondaryAction });
      // A high headline pushes it below the window.
      await link.scrollIntoViewIfNeeded();
      await scrolled(page);
      const passed = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const places = new Set<number>();
            addEventListener("scroll", () => places.add(scrollY));
            addEventListener("scrollend", () => resolve(places.size), { once: true });
          }),
      );
      await link.click();
      if (reducedMotion === "reduce") expect(await passed).toBe(1);
      else expect(await passed).toBeGreaterThan(3);
      await scrolled(page);
      await expect(page.locator(`#${hero.secondaryTarget} h2`)).toBeInViewport();
    });
  }
});
