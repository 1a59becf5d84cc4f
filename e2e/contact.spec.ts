import { expect, type Locator, test } from "@playwright/test";

import { contact } from "../src/content/contact";
import { hero } from "../src/content/hero";
import { labels } from "../src/content/labels";
import { site } from "../src/site";
import { scrolled } from "./helpers";

/** Returns the addressee and the subject of the mail draft that a link opens. */
async function draftOf(link: Locator): Promise<readonly (string | null)[]> {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  return [protocol, decodeURIComponent(pathname), searchParams.get("subject")];
}

test.describe("links", () => {
  test.beforeEach(async ({ page }) => void (await page.goto("/")));

  test("of the hero and the contact section open mail drafts with their subjects in a new tab", async ({ page }) => {
    for (const [section, { primaryAction, mailSubject }] of [
      ["#top", hero],
      ["#contact", contact],
    ] as const) {
      const link = page.locator(section).getByRole("link", { name: primaryAction });
      expect(await draftOf(link)).toEqual(["mailto:", site.email, mailSubject]);
      await expect(link).toHaveAttribute("target", "_blank");
    }
  });

  test("open every mail draft in a new tab", async ({ page }) => {
    expect(await page.locator("a[href^='mailto:']").count()).toBeGreaterThan(0);
    expect(await page.locator("a[href^='mailto:']:not([target=_blank])").count()).toBe(0);
  });

  test("of the contact section open the professional network in a new tab", async ({ page }) => {
    const link = page.locator("#contact").getByRole("link", { name: contact.secondaryAction });
    await expect(link).toHaveAttribute("href", site.linkedIn);
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("to other sites open in a new tab that can't reach this one, and say so", async ({ page }) => {
    for (const link of await page.locator("a[target=_blank]").all()) {
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toContainText(labels.opensInNewTab);
    }
    // The menu and the translations of the site lead on in the same tab.
    expect(await page.locator("a[href^=http]:not([target=_blank], header *, [hreflang])").count()).toBe(0);
  });

  test("are copied without the words for screen readers", async ({ page }) => {
    const link = page.locator("#contact").getByRole("link", { name: contact.primaryAction });
    const copied = await link.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return getSelection()?.toString().trim();
    });
    expect(copied).toBe(contact.primaryAction);
    await expect(link).toHaveAccessibleName(`${contact.primaryAction} ${labels.opensInNewTab}`);
  });
});

test.describe("View Our Work", () => {
  for (const [reducedMotion, title] of [
    ["no-preference", "scrolls smoothly to its section"],
    ["reduce", "jumps to its section where motion is reduced"],
  ] as const) {
    test(title, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/");
      const link = page.locator("#top").getByRole("link", { name: hero.secondaryAction });
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
