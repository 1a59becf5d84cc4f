import { expect, test } from "@playwright/test";

import { contact } from "../src/content/contact";
import { hero } from "../src/content/hero";
import { labels } from "../src/content/labels";
import { site } from "../src/site";
import { scrolled } from "./helpers";

test("Start Your Project › opens a mail draft with its subject in a new tab", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: hero.primaryAction });
  const draft = new URL((await link.getAttribute("href")) ?? "");
  expect([draft.protocol, draft.pathname]).toEqual(["mailto:", site.email]);
  expect(draft.searchParams.get("subject")).toBe(hero.mailSubject);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("contact › Get in Touch opens a mail draft, and Schedule a Call the professional network, in new tabs", async ({
  page,
}) => {
  await page.goto("/");
  const draft = page.getByRole("link", { name: contact.primaryAction });
  await expect(draft).toHaveAttribute("href", new RegExp(`^mailto:${site.email}`));
  await expect(draft).toHaveAttribute("target", "_blank");
  const network = page.getByRole("link", { name: contact.secondaryAction });
  await expect(network).toHaveAttribute("href", site.linkedIn);
  await expect(network).toHaveAttribute("target", "_blank");
});

test("links to other sites › open in a new tab that can't reach this one, and say so", async ({ page }) => {
  await page.goto("/");
  for (const link of await page.locator("a[target=_blank]").all()) {
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(link).toContainText(labels.opensInNewTab);
  }
  expect(await page.locator("a[href^=http]:not([target=_blank])").count()).toBe(0);
});

test("footer › has the social links and the year", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const href of [site.codeHosting, site.linkedIn, `mailto:${site.email}`]) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(footer).toContainText(String(site.copyrightYear));
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`View Our Work › scrolls to the portfolio, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const passed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const places = new Set<number>();
          addEventListener("scroll", () => places.add(scrollY));
          addEventListener("scrollend", () => resolve(places.size), { once: true });
        }),
    );
    await page.getByRole("link", { name: hero.secondaryAction }).click();
    if (reducedMotion === "reduce") expect(await passed).toBe(1);
    else expect(await passed).toBeGreaterThan(3);
    await scrolled(page);
    await expect(page.locator("#portfolio h2")).toBeInViewport();
  });
}
