/**
 * Pictures of the built site: `npm run shots`, after `npm run build`. Each page whole and each section by itself, on four
 * widths, by day and by night, and the print as a PDF, in /shots; and docs/screenshot.png for the README.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";

import type { Browser, Page } from "playwright-core";

import { findBrowsers, howToInstall } from "../e2e/harness/findBrowsers";
import { hasLaidOutRest } from "../e2e/harness/inPage";
import { launchChromium } from "../e2e/harness/launchChromium";
import { sections } from "../src/content/sections";
import { startServer } from "./serve";

const folder = "shots";
const widths = [390, 768, 1280, 1920] as const;
const schemes = ["light", "dark"] as const;
const names = { light: "day", dark: "night" } as const;

/** The pages; any unknown address shows the second. */
const pages = [
  ["landing", "/"],
  ["not-found", "/no-such-page"],
] as const;

/** A sticky bar would stand in the middle of a picture that is taller than the window. */
const stillBar = ".top-bar { position: static !important; }";

async function open(browser: Browser, url: string, width: number, colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
    // The pictures' one style of their own is not in the page's policy.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForFunction(hasLaidOutRest);
  return page;
}

async function photograph(browser: Browser, origin: string): Promise<number> {
  let count = 0;
  for (const width of widths) {
    for (const scheme of schemes) {
      for (const [name, address] of pages) {
        const page = await open(browser, origin + address, width, scheme);
        await page.addStyleTag({ content: stillBar });
        const place = (what: string): string => path.join(folder, `${width}-${names[scheme]}-${what}.png`);
        await page.screenshot({ path: place(name), fullPage: true });
        count++;
        for (const { id } of name === "landing" ? sections : []) {
          await page.locator(`#${id}`).screenshot({ path: place(id) });
          count++;
        }
        await page.context().close();
      }
      console.log(`${width} px by ${names[scheme]}`);
    }
  }
  return count;
}

async function main(): Promise<void> {
  const { chromium: found } = findBrowsers();
  if (!found) throw new Error(howToInstall.chromium);
  await mkdir(folder, { recursive: true });
  const server = await startServer({ folder: "public" });
  const browser = await launchChromium(found.program);
  try {
    const count = await photograph(browser, server.url);
    const page = await open(browser, `${server.url}/`, 1280, "light");
    await page.screenshot({ path: "docs/screenshot.png" });
    await page.pdf({ path: path.join(folder, "print.pdf"), format: "A4", preferCSSPageSize: true });
    console.log(`${count} pictures and print.pdf are in ${folder}/; docs/screenshot.png is new.`);
  } finally {
    await browser.close();
    await server.close();
  }
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
