import { expect, test } from "@playwright/test";

import { addresses, consoleOf, hydrate } from "./helpers";

for (const address of addresses) {
  test(`${address} › asks no other host for anything, and stores nothing`, async ({ page, baseURL, context }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) hosts.add(new URL(request.url()).origin);
    });
    await page.goto(address);
    await hydrate(page);
    expect([...hosts]).toEqual([baseURL]);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
    expect(stored).toEqual([0, 0, 0, 0, 0]);
  });

  test(`${address} › keeps its security policy, and hydrates what was built`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`Policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    const lines = consoleOf(page);
    await page.goto(address);
    await hydrate(page);
    await page.locator("footer a").first().focus();
    await page.keyboard.press("Tab");
    await page.waitForTimeout(500);
    expect(lines.filter((line) => !line.startsWith("404:"))).toEqual([]);
    expect(await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content")).toContain(
      "default-src 'none'",
    );
  });
}

test("landing page › fetches no script but its entry before the first interaction", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(1500);
  expect(scripts).toHaveLength(1);
  await hydrate(page);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.length).toBeGreaterThan(1);
});

test("links › lead to pages and places of the site that exist", async ({ page, request, baseURL }) => {
  for (const address of addresses) {
    await page.goto(address);
    const links = await page
      .locator("a[href]")
      .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href));
    for (const link of new Set(links)) {
      const url = new URL(link);
      const own = await page
        .locator("link[rel=canonical]")
        .first()
        .getAttribute("href", { timeout: 100 })
        .catch(() => null);
      expect(
        own !== null && link.startsWith(own) && url.origin !== baseURL,
        `${link} leads to the site's own address`,
      ).toBe(false);
      if (url.origin !== baseURL) continue;
      const response = await request.get(url.pathname);
      if (url.pathname !== address) expect(response.status(), link).toBe(200);
      if (url.hash && url.pathname === "/") expect(await response.text()).toContain(` id="${url.hash.slice(1)}"`);
    }
  }
});

test("files for programs › exist", async ({ request }) => {
  for (const file of [
    "/robots.txt",
    "/sitemap-index.xml",
    "/llms.txt",
    "/index.md",
    "/share.png",
    "/manifest.webmanifest",
    "/favicon.svg",
    "/icons/icon-48x48.png",
    "/icons/icon-180x180.png",
    "/licences.json",
    "/.well-known/security.txt",
  ]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});
