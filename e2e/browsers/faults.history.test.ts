/** Left and come back to, from the browser's own memory of it, the page is as it was: in its place, live and silent. */
import type { Browser, Page } from "playwright-core";

import { isLive, shiftSoFar, unseenTexts, wordsOfMain } from "../harness/audits/readable";
import { findBrowsers, howToInstall } from "../harness/findBrowsers";
import { launchChromium } from "../harness/launchChromium";
import { type ServedSite, serveSite, startUpstream, type Upstream } from "../harness/site";

declare global {
  interface Window {
    __comeBack?: boolean;
  }
}

const { chromium: found } = findBrowsers();

jest.setTimeout(120_000);

describe("the landing page in the back/forward cache, in chromium", () => {
  let upstream: Upstream;
  let browser: Browser;
  let site: ServedSite;
  let page: Page;
  const said: string[] = [];

  beforeAll(async () => {
    if (!found) throw new Error(howToInstall.chromium);
    upstream = await startUpstream();
    // Playwright switches this cache off in every browser that it starts, unless it is told not to.
    browser = await launchChromium(found.program, {
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });
  afterAll(async () => {
    await browser.close();
    await upstream.close();
  });

  beforeEach(async () => {
    site = await serveSite(upstream);
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
    said.length = 0;
    page.on("console", (message) => {
      // The other file has no icon of its own, and the browser looks for one.
      if (!message.text().startsWith("Failed to load resource")) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(String(error)));
    await page.goto(`${site.url}/`);
    // On a busy machine a first visit may be set in the local fonts, and the return would find the typefaces.
    await page.reload();
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => (window.__comeBack = persisted));
    });
  });
  afterEach(async () => {
    await page.close();
    site.close();
  });

  /** Goes to another page and back. A page that was kept fires no `load` again, so nothing is waited for but its return. */
  async function leaveAndReturn(): Promise<void> {
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => window.__comeBack === true);
  }

  async function wake(): Promise<void> {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.waitForFunction(isLive);
  }

  it.each([
    ["before it has started", false],
    ["when it is live", true],
  ])("%s", async (_name, isAwake) => {
    const words = await page.evaluate(wordsOfMain);
    if (isAwake) await wake();
    // By the address alone, which moves no pointer and so starts nothing.
    await page.evaluate(() => (location.hash = "#portfolio"));
    await page.waitForFunction(() => scrollY > 0);
    const place = await page.evaluate(() => scrollY);
    const shift = await page.evaluate(shiftSoFar);
    await leaveAndReturn();
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await wake();
    await page.click('#menu a[href$="#industries"]');
    await page.waitForFunction(() => location.hash === "#industries");
    expect(await page.evaluate(wordsOfMain)).toBe(words);
    expect(await page.evaluate(unseenTexts)).toEqual([]);
    expect(await page.evaluate(shiftSoFar)).toBe(shift);
    expect(said).toEqual([]);
  });
});
