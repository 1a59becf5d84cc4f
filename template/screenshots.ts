/** Pictures of a built site: `npm --prefix template run screenshots [folder] [target]`. Each page and section, four widths, light and dark, and print. */
import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { type Browser, chromium, type Page } from "@playwright/test";

import { filesIn } from "../e2e/filesIn";
import { chromiumOptions } from "../scripts/browsers";
import { runCommand } from "../scripts/runCommand";
import { serve } from "../scripts/serve";
import { sections } from "../src/content/sections";

const [folder = "public", target = "shots"] = process.argv.slice(2);

async function open(browser: Browser, url: string, width: number, colorScheme: "light" | "dark"): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
    // The style below is not in the page's policy.
    bypassCSP: true,
  });
  await page.goto(url);
  // A sticky bar would stand in the middle of a picture that is taller than the window.
  await page.addStyleTag({ content: "header { position: static !important; }" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function main(): Promise<void> {
  mkdirSync(target, { recursive: true });
  const server = await serve(folder, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(chromiumOptions());
  const otherPages = filesIn(folder)
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => path.posix.dirname(name));
  for (const width of [390, 768, 1280, 1920]) {
    for (const scheme of ["light", "dark"] as const) {
      const file = (name: string): string => path.join(target, `${width}-${scheme}-${name}.png`);
      const page = await open(browser, `${origin}/`, width, scheme);
      await page.screenshot({ path: file("page"), fullPage: true });
      for (const { id } of sections) await page.locator(`#${id}`).screenshot({ path: file(id) });
      if (width === 1280 && scheme === "light") {
        await page.pdf({ path: path.join(target, "print.pdf"), format: "A4", preferCSSPageSize: true });
      }
      await page.close();
      for (const other of [...otherPages, "404"]) {
        const otherPage = await open(browser, `${origin}/${other}`, width, scheme);
        await otherPage.screenshot({ path: file(`page-${other.replaceAll("/", "-")}`), fullPage: true });
        await otherPage.close();
      }
    }
  }
  await browser.close();
  server.close();
  console.log(`The pictures are in ${target}/.`);
}

runCommand(main);
