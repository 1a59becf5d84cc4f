/** The site that recipes.setup.ts has built with what docs/recipes.md adds. */
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";

import { expectAccessible } from "../e2e/axe";
import { filesIn } from "../e2e/filesIn";
import { consoleOf, countHydrated, hydrate, overflowOf } from "../e2e/helpers";
import { serve } from "../scripts/serve";
import { labels } from "../src/content/labels";
import { site } from "../src/site";
import { built, prefix } from "./recipesSite";

test.describe("a site below a path prefix that follows the recipes", () => {
  /** The pages that recipes add, and those of template/recipes that show what they add. */
  const pages = [
    "",
    "privacy/",
    "posts/first/",
    "posts/second/",
    "posts/2026/my-notes/",
    "posts/",
    "posts/tags/maps/",
    "contact/",
    "test-photos/",
    "test-cms/",
  ];
  let server: Server;
  let origin: string;
  const read = (file: string): string => readFileSync(path.join(built, file), "utf8");

  test.beforeAll(async () => {
    server = await serve(built, 0, prefix);
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => void server.close());

  for (const address of pages.map((page) => `/site/${page}`)) {
    test(`has the page ${address}, complete, and its islands hydrate`, async ({ page }) => {
      const faults: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(response.url());
      });
      page.on("console", (message) => {
        // A host that the site asks may be out of reach.
        if (message.type() === "error" && !message.text().startsWith("Failed to load")) faults.push(message.text());
      });
      expect((await page.goto(origin + address))?.status()).toBe(200);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${new URL(site.url).origin}${address}`,
      );
      await hydrate(page);
      // The footer and the frame end where the window does, or below.
      expect(await page.locator("footer").evaluate((element) => element.getBoundingClientRect().bottom)).toBeCloseTo(
        await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight)),
        0,
      );
      await page.getByRole("link", { name: site.name }).first().click();
      await expect(page).toHaveURL(`${origin}/site/`);
      expect(faults).toEqual([]);
    });
  }

  test("names its pages and leads to them by addresses that no host redirects", async ({ request }) => {
    const here = (address = ""): string => address.replace(new URL(site.url).origin, origin);
    const addresses = Array.from(read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => here(address));
    for (const file of filesIn(built).filter((name) => name.endsWith(".html"))) {
      const root = parse(read(file));
      const valueOf = (selector: string, name: string): string =>
        root.querySelector(selector)?.getAttribute(name) ?? "";
      addresses.push(here(valueOf("link[rel=canonical]", "href")), here(valueOf("meta[property='og:url']", "content")));
      // One that is written out may lead to another part of the host.
      addresses.push(...root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? ""));
      addresses.push(...root.querySelectorAll("img[src]").map((image) => image.getAttribute("src") ?? ""));
    }
    const paths = addresses
      .map((address) => new URL(address, `${origin}/site/`))
      .flatMap((url) => (url.origin === origin ? [url.pathname] : []));
    expect(paths).toEqual(expect.arrayContaining(pages.map((page) => `/site/${page}`)));
    for (const address of new Set(paths)) {
      const response = await request.get(origin + address, { maxRedirects: 0 });
      expect([address, response.status()]).toEqual([address, 200]);
    }
  });

  test("leads from the menu to a page, and marks it there", async ({ page }) => {
    await page.goto(`${origin}/site/`);
    const link = page.getByRole("banner").getByRole("link", { name: "Islands", exact: true });
    await link.click();
    await expect(page).toHaveURL(`${origin}/site/test-islands/`);
    await expect(link).toHaveAttribute("aria-current", "page");
  });

  test("has an island with a style of its own, which repeats an early press once", async ({ page }) => {
    await page.goto(`${origin}/site/test-islands/`);
    const counter = page.locator("[data-styled]");
    await expect(counter).toHaveCSS("letter-spacing", "3px");
    await counter.click();
    await expect(counter).toHaveText("4");
    await counter.click();
    await expect(counter).toHaveText("5");
  });

  test("keeps an error inside the island whose own boundary catches it, and logs it", async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto(`${origin}/site/test-islands/`);
    // This one hydrates on load.
    await expect(page.locator("[data-guarded]")).toBeAttached();
    expect(lines.join()).toContain("works on no visitor's machine");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Islands");
    await expect(page.locator("[data-styled]")).toBeVisible();
  });

  test("tells programs its address below the prefix", () => {
    const home = `${new URL(site.url).origin}/site/`;
    expect(read("llms.txt")).toContain(`(${home})`);
    expect(read("sitemap.xml")).toContain(`<loc>${home}</loc>`);
  });

  test("says nothing of the name in package.json", () => {
    expect(filesIn(built).filter((file) => /named.by.package/.test(read(file)))).toEqual([]);
  });

  test("keeps the owner's files of static/, and joins the rules for hosts", () => {
    expect(read("robots.txt")).toContain("Disallow: /drafts/");
    expect(read("_headers")).toMatch(/^# Of the owner\n\/drafts\/\*\n.*noindex\n\/site\/\*\n/);
  });

  test("sets running text: headings, lists, links, tables and short lines", async ({ page }) => {
    const size = (selector: string): Promise<number> =>
      page
        .locator(`main ${selector}`)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    await page.goto(`${origin}/site/privacy/`);
    expect(await size("h1")).toBeGreaterThan(await size("h2"));
    expect(await size("h2")).toBeGreaterThan(await size("p"));
    expect((await page.locator("main p").first().boundingBox())?.width).toBeLessThanOrEqual(44 * (await size("p")));
    await expect(page.locator("main a")).toHaveCSS("text-decoration-line", "underline");
    await expect(page.locator("main li").first()).not.toHaveCSS("list-style-type", "none");
    // A section of the text has the same spaces.
    const height = (): Promise<number> => page.locator("main article").evaluate((article) => article.scrollHeight);
    const before = await height();
    await page
      .locator("main h2")
      .first()
      .evaluate(({ parentElement: text }) => {
        const section = document.createElement("section");
        section.append(...(text?.childNodes ?? []));
        text?.append(section);
      });
    expect(await height()).toBe(before);
    await page.goto(`${origin}/site/posts/first/`);
    expect(
      await page
        .locator("main td")
        .first()
        .evaluate((cell) => parseFloat(getComputedStyle(cell).paddingTop)),
    ).toBeGreaterThan(4);
    await expectAccessible(page);
  });

  test.describe("posts", () => {
    for (const name of ["second", "2026/my-notes"]) {
      test(`${name}: has one heading of the first level, places to jump to, and an upright picture`, async ({
        page,
      }) => {
        await page.goto(`${origin}/site/posts/${name}/`);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("#a-heading-of-the-first-level")).toHaveJSProperty("localName", "h2");
        const picture = page.getByRole("img", { name: "A chart" });
        const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
        expect(height / width).toBeCloseTo(4 / 3, 1);
        const above = await page
          .locator("p", { has: picture })
          .evaluate((element) => getComputedStyle(element).marginTop);
        expect(parseFloat(above)).toBeGreaterThan(5);
        await expectAccessible(page);
      });
    }

    for (const width of [360, 1280]) {
      test(`shows a calendar and a video as high as they say, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${origin}/site/posts/second/`);
        const text = await page.locator("main article p").first().boundingBox();
        const boxOf = (title: string): Promise<object | null> => page.getByTitle(title).boundingBox();
        expect(await boxOf("A calendar")).toMatchObject({ width: text?.width, height: 640 });
        expect(await boxOf("A video")).toMatchObject({ width: Math.min(560, text?.width ?? 0), height: 315 });
        expect(await overflowOf(page)).toBe(0);
      });
    }

    test("hydrates an island in MDX", async ({ page }) => {
      await page.goto(`${origin}/site/posts/second/`);
      const counter = page.getByRole("main").getByRole("button");
      await counter.click();
      await expect(counter).toHaveText("8");
    });

    test("lists posts from the newest, and those of a tag", async ({ page }) => {
      await page.goto(`${origin}/site/posts/`);
      await expect(page.locator("main h2")).toHaveText(["The second post", "The first post", "Notes"]);
      await page.goto(`${origin}/site/posts/tags/maps/`);
      await expect(page.locator("main h2")).toHaveText(["The first post", "Notes"]);
    });

    test("are in a feed that names itself and its language", () => {
      const feed = read("feed.xml");
      const home = `${new URL(site.url).origin}/site/`;
      expect(feed).toContain(`<atom:link href="${home}feed.xml" rel="self"`);
      expect(feed).toContain(`<language><![CDATA[${site.language}]]></language>`);
      expect(Array.from(feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g), ([, link]) => link)).toEqual(
        ["second", "first", "2026/my-notes"].map((name) => `${home}posts/${name}/`),
      );
      expect(feed).toContain("MDX with all that a post may have.");
    });
  });

  test("shows a photo in its size, under a policy that allows the host", async ({ page }) => {
    await page.goto(`${origin}/site/test-photos/`);
    const photo = page.getByRole("img", { name: "The team" });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const [width, natural] = await photo.evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth]);
    expect(width).toBeGreaterThan(Math.min(natural ?? 0, 200) - 1);
    await expect(photo).toHaveCSS("opacity", "1");
    const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
    expect(await policy.getAttribute("content")).toMatch(/connect-src [^;]*https:\/\/stats\.example/);
    // A narrow one loads a narrow file.
    const narrow = page.getByRole("img", { name: "A face" });
    await expect(narrow).toHaveJSProperty("clientWidth", 44);
    const fileWidth = await narrow.evaluate(async ({ currentSrc }: HTMLImageElement) => {
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      return file.naturalWidth;
    });
    expect(fileWidth).toBeLessThanOrEqual(200);
    // A phone that is held upright stores it lying on its side.
    const upright = page.getByRole("img", { name: "A tower" });
    expect(await upright.boundingBox()).toMatchObject({ width: 300, height: 400 });
    await expect
      .poll(() =>
        upright.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / (naturalWidth || 1)),
      )
      .toBeCloseTo(4 / 3, 1);
  });

  test("shows the records of the CMS", async ({ page }) => {
    await page.goto(`${origin}/site/test-cms/`);
    await expect(page.locator("main blockquote")).not.toBeEmpty();
  });

  test.describe("form", () => {
    const message = "A question & an answer";

    /** Opens the page with the form; the service responds with a status, or can't be reached. Returns what it is sent. */
    async function open(page: Page, status?: number): Promise<string[]> {
      const sent: string[] = [];
      await page.route("https://forms.example/**", async (route) => {
        sent.push(route.request().postData() ?? "");
        if (!status) return route.abort("internetdisconnected");
        return route.fulfill({ status, headers: { "access-control-allow-origin": "*" }, body: "{}" });
      });
      await page.goto(`${origin}/site/contact/`);
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
      test(`keeps what was typed when it is refused, and names the e-mail address, ${colorScheme}`, async ({
        page,
      }) => {
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

  test.describe("another look", () => {
    test("fills the far part of the hero, and leaves a space below it on a phone", async ({ page }) => {
      const boxOf = async (selector: string): Promise<DOMRect> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      await page.goto(`${origin}/site/`);
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
        await page.goto(`${origin}/site/`);
        expect(await overflowOf(page)).toBe(0);
        await expectAccessible(page);
      });
    }
  });
});
