/** The blog: posts in Markdown and MDX, photos, a page of text, a calendar of another site. It passes the tests that its owner keeps. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { expect } from "@playwright/test";

import { expectAccessible } from "../e2e/axe";
import { overflowOf } from "../e2e/helpers";
import { site } from "../src/site";
import { copyFolder } from "./copySite";
import { builtSite, testOf } from "./sites";

const test = testOf("blog");

test.describe("browser tests of the owner", () => {
  test("pass with all pages of the blog", async () => {
    test.setTimeout(1_800_000);
    const cli = require.resolve("@playwright/test/cli");
    await promisify(execFile)(process.execPath, [cli, "test", "--project=chromium", "--reporter=line"], {
      cwd: copyFolder("blog"),
      // It is no worker of these tests, and has a port of its own.
      env: { ...process.env, TEST_WORKER_INDEX: undefined, PORT: undefined },
      maxBuffer: 1e8,
    }).catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout.slice(-6_000));
    });
  });
});

test.describe("page of text", () => {
  test("sets headings, lists, links, tables and short lines", async ({ page }) => {
    const size = (selector: string): Promise<number> =>
      page
        .locator(`main ${selector}`)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    await page.goto("/privacy/");
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
    await page.goto("/posts/first/");
    expect(
      await page
        .locator("main td")
        .first()
        .evaluate((cell) => parseFloat(getComputedStyle(cell).paddingTop)),
    ).toBeGreaterThan(4);
    await expectAccessible(page);
  });
});

test.describe("posts", () => {
  for (const name of ["second", "2026/my-notes"]) {
    test(`${name}: has one heading of the first level, places to jump to, and an upright picture`, async ({ page }) => {
      await page.goto(`/posts/${name}/`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("#a-heading-of-the-first-level")).toHaveJSProperty("localName", "h2");
      const picture = page.getByRole("img", { name: "A chart" });
      const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
      expect(height / width).toBeCloseTo(4 / 3, 1);
      const block = page.locator(".prose > *", { has: picture }).last();
      const above = await block.evaluate(
        (element) =>
          element.getBoundingClientRect().top - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      );
      expect(above).toBeGreaterThan(5);
      await expectAccessible(page);
    });
  }

  for (const name of ["second", "2026/my-notes"]) {
    test(`${name}: has its date in the site's language, a column to the right, and tasks with signs`, async ({
      page,
    }) => {
      await page.goto(`/posts/${name}/`);
      const date = page.locator("main time");
      const written = new Date((await date.getAttribute("datetime")) ?? "");
      await expect(date).toHaveText(written.toLocaleDateString(site.language, { dateStyle: "long", timeZone: "UTC" }));
      await expect(page.locator("main td").last()).toHaveCSS("text-align", /right/);
      // A wide one scrolls, by keyboard too.
      await expect(page.locator("main table")).toHaveAttribute("tabindex", "0");
      const tasks = page.locator("main li");
      await expect(tasks).toHaveText(["☐ a task", "☑ a task that is done"]);
      await expect(tasks.first()).toHaveCSS("list-style-type", "none");
    });
  }

  test("has a button in MDX that is not underlined", async ({ page }) => {
    await page.goto("/posts/second/");
    await expect(page.getByRole("main").getByRole("link", { name: "Privacy" })).toHaveCSS(
      "text-decoration-line",
      "none",
    );
  });

  for (const width of [360, 1280]) {
    test(`shows a calendar and a video as high as they say, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/posts/second/");
      const text = await page.locator("main article p").first().boundingBox();
      const boxOf = (title: string): Promise<object | null> => page.getByTitle(title).boundingBox();
      expect(await boxOf("A calendar")).toMatchObject({ width: text?.width, height: 640 });
      expect(await boxOf("A video")).toMatchObject({ width: Math.min(560, text?.width ?? 0), height: 315 });
      expect(await overflowOf(page)).toBe(0);
    });
  }

  test("hydrates an island in MDX", async ({ page }) => {
    await page.goto("/posts/second/");
    const counter = page.getByRole("main").getByRole("button");
    await counter.click();
    await expect(counter).toHaveText("8");
  });

  test("lists posts from the newest, and those of a tag", async ({ page }) => {
    await page.goto("/posts/");
    await expect(page.locator("main h2")).toHaveText(["The second post", "The first post", "Notes"]);
    await page.goto("/posts/tags/maps/");
    await expect(page.locator("main h2")).toHaveText(["The first post", "Notes"]);
  });

  test("are in a feed that names itself and its language", () => {
    const feed = readFileSync(path.join(builtSite("blog"), "feed.xml"), "utf8");
    const home = `${new URL(site.url).origin}/`;
    expect(feed).toContain(`<atom:link href="${home}feed.xml" rel="self"`);
    expect(feed).toContain(`<language><![CDATA[${site.language}]]></language>`);
    expect(Array.from(feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g), ([, link]) => link)).toEqual(
      ["second", "first", "2026/my-notes"].map((name) => `${home}posts/${name}/`),
    );
    expect(feed).toContain("MDX with all that a post may have.");
  });
});

test.describe("photo", () => {
  test("is shown in its size, upright, from a file as wide as it needs", async ({ page }) => {
    await page.goto("/test-photos/");
    const photo = page.getByRole("img", { name: "The team" });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    const [width, natural] = await photo.evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth]);
    expect(width).toBeGreaterThan(Math.min(natural ?? 0, 200) - 1);
    await expect(photo).toHaveCSS("opacity", "1");
    // It fades in, unless less motion is wanted.
    await expect(photo).toHaveCSS("transition-duration", "0s");
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
});
