import { expect, test } from "@playwright/test";

import { notFound } from "../src/content/notFound";
import { allowedOrigins } from "../src/policy";
import { site } from "../src/site";
import { consoleOf, hasManifest, hydrate, testedPages } from "./helpers";

for (const address of testedPages) {
  test.describe(address, () => {
    test("asks no other site for anything but those that the policy names, nor for the content's images, and stores nothing", async ({
      page,
      baseURL,
      context,
    }) => {
      const origins = new Set<string>();
      const images: string[] = [];
      const urls: string[] = [];
      // A source may be "https:", "https://*.example.com" or "https://example.com/folder/".
      const hosts = allowedOrigins.map((source) => source.replace(/^\w+:(\/\/)?/, "").replace(/\/.*/, "") || "*");
      const isAllowed = ({ host }: URL): boolean =>
        hosts.some((name) => (name.startsWith("*") ? host.endsWith(name.slice(1)) : host === name));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol !== "data:") urls.push(url.href);
        if (url.protocol !== "data:" && !isAllowed(url)) origins.add(url.origin);
        if (url.pathname.includes("placeholder")) images.push(url.pathname);
      });
      await page.goto(address);
      await hydrate(page);
      expect([...origins]).toEqual([baseURL]);
      expect(images).toEqual([]);
      // A preload that is not as its use would load a file twice.
      expect(urls.filter((url, index) => urls.indexOf(url) < index)).toEqual([]);
      // What services of other sites store is theirs.
      if (allowedOrigins.length > 0) return;
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

    test("keeps its security policy and logs no error while it hydrates", async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`Policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      const lines = consoleOf(page);
      await page.goto(address);
      await hydrate(page);
      expect(lines).toEqual(address === "/no-such-page" ? [`error: ${notFound.logMessage} ${address}`] : []);
    });
  });
}

test.describe("landing page", () => {
  test("fetches no script of the islands but their entry before one hydrates", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/static/islands-")) scripts.push(request.url());
    });
    await page.goto("/");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(scripts).toHaveLength(1);
    await hydrate(page);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.length > 1).toBe((await page.locator("gatsby-island").count()) > 0);
  });
});

test.describe("files for programs", () => {
  test("are where they are looked for", async ({ request }) => {
    for (const file of [
      "/robots.txt",
      "/sitemap.xml",
      "/llms.txt",
      "/share.png",
      "/favicon.svg",
      "/licences.json",
      // Those that pages name are tested in head.spec.ts.
      ...(hasManifest ? ["/favicon.ico"] : []),
      // An expired one is left out.
      ...(Date.parse(site.securityTextExpires) > Date.now() ? ["/.well-known/security.txt"] : []),
    ]) {
      expect((await request.get(file)).status(), file).toBe(200);
    }
  });
});
