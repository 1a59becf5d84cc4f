import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, type Locator, type Page, type Route } from "@playwright/test";

import { menu, sections } from "../src/content/sections";
import { filesIn } from "./filesIn";

/** The built site. */
export const builtFolder = "public";

/** Whether the site has a web app manifest and its icons: an owner may have taken them out. */
export const hasManifest = readFileSync("gatsby-config.ts", "utf8").includes("gatsby-plugin-manifest");

/** The files of the built pages. What the owner has put into `static/` is not made by the build. */
export const htmlFiles: readonly string[] = (existsSync(builtFolder) ? filesIn(builtFolder) : [])
  .filter((file) => file.endsWith(".html") && !existsSync(path.join("static", file)))
  .sort();

const pages = htmlFiles
  .filter((file) => path.posix.basename(file) === "index.html")
  .map((file) => path.posix.join("/", path.posix.dirname(file), "/"))
  .sort();

/** The addresses of the built pages, and of a missing one. Of pages in one folder, such as posts, three are tested. */
export const testedPages: readonly string[] = [
  ...pages.filter((page) => {
    const folder = path.posix.dirname(page);
    return folder === "/" || pages.filter((other) => path.posix.dirname(other) === folder).indexOf(page) < 3;
  }),
  "/no-such-page",
];

/** Returns width and height of an image (PNG, 11.2.2). */
export const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** The sections that the menu leads to. */
export const menuSections = sections.filter(({ id }) => menu.includes(id));

/** Returns what an address that leads to an id ends with: an address has other letters than an id, “%C3%BC” for “ü”. */
export const atId = (id: string): RegExp => new RegExp(`${new URL(`#${id}`, "https://site.invalid").hash}$`);

/** Sets the browser's font size, as visitors do in its settings: `rem` and media queries follow. Only Chromium lets a test do it. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: Math.round(0.8125 * size) } });
}

/** Returns how many of the elements React has hydrated: it marks each by a property. */
export const countHydrated = (islands: Locator): Promise<number> =>
  islands.evaluateAll(
    (elements) => elements.filter((each) => Object.keys(each).some((key) => key.startsWith("__reactContainer"))).length,
  );

/** Asks all islands to hydrate, and waits until they have. */
export async function hydrate(page: Page): Promise<void> {
  const islands = page.locator("gatsby-island");
  await islands.evaluateAll((elements) => {
    for (const island of elements) island.dispatchEvent(new Event("hydrate"));
  });
  await expect.poll(() => countHydrated(islands)).toBe(await islands.count());
}

/** No background, as browsers write it. What lies over the page has another. */
export const transparent = "rgba(0, 0, 0, 0)";

/** The script that hydrates islands. */
export const islandScript = /islands-load/;

/** Collects the scripts that hydrate, as they are requested. */
export function islandScriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (islandScript.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Does something while a script is on its way. */
export async function whileLoading(page: Page, script: RegExp, act: () => Promise<unknown>): Promise<void> {
  let held: Route | undefined;
  await page.route(script, (route) => void (held = route));
  await act();
  await expect.poll(() => held !== undefined).toBe(true);
  await held?.fallback();
}

/** Returns what has a tooltip, once hydrated: Radix marks it. */
export const tooltipTriggers = (page: Page): Locator => page.locator(":is(a, button)[data-state]");

/** Gives an element the focus as a keyboard does. */
export async function focusByKeyboard(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
}

/** Collects what the page writes to the console from now on, each line after its type. */
export function consoleOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    // A browser reports the page's own status 404 by itself.
    if (!message.text().startsWith("Failed to load resource")) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => lines.push(`exception: ${error.message}`));
  return lines;
}

/** Returns by how many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns what does not fit the window: one sentence for each text that its box cuts off, or that stands outside the window. */
export async function faultsAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  const excess = await overflowOf(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, h4, p, li, a, dd, dt, button, span")].flatMap((element) => {
      const { overflowX, position } = getComputedStyle(element);
      const { left, right, width: own } = element.getBoundingClientRect();
      // A box of one pixel holds a text for screen readers. A drawing may be cut off.
      if (element.closest("[popover], svg") || own <= 1 || position === "fixed") return [];
      const text = `“${element.textContent.trim().slice(0, 40)}”`;
      const hidden = overflowX === "visible" ? 0 : element.scrollWidth - element.clientWidth;
      const outside = Math.max(-left, right - innerWidth);
      return [
        ...(hidden > 1 ? [`${text} is ${hidden} px wider than its box, which cuts it off`] : []),
        ...(outside > 1 ? [`${text} is ${own} px wide, ${outside} px of it outside the window`] : []),
      ];
    }),
  );
  return [...(excess > 0 ? [`the page is ${excess} px wider than the window`] : []), ...cut].map(
    (fault) => `at ${width} px: ${fault}`,
  );
}

/** Waits until the page has stopped scrolling. */
export async function scrolled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const before = scrollY;
        setTimeout(() => resolve(scrollY === before), 200);
      }),
  );
}

/** Adds rules to the page in a way that its policy allows. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
