/** The sample's weight, calls, typefaces and columns. Photos, data, other alphabets and longer words change them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { type CDPSession, expect, type Page, test } from "@playwright/test";

import { filesIn } from "../../e2e/filesIn";
import { addStyle, builtFolder, hydrate } from "../../e2e/helpers";

/** The bytes of files as they are sent: hosts compress text. */
const sizeOf = (files: readonly string[]): number =>
  files.reduce((total, file) => total + brotliCompressSync(readFileSync(path.join(builtFolder, file))).length, 0);

test.describe("weight", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "files are the same for every browser");
  const scripts = filesIn(builtFolder).filter((file) => file.endsWith(".js"));
  const isFirst = (file: string): boolean => file.includes("islands-entry");

  test("of the first view is at most 65 KB", () => {
    expect(sizeOf(["index.html", "favicon.svg", ...scripts.filter(isFirst)])).toBeLessThanOrEqual(65_000);
  });

  test("of what hydrates is at most 110 KB", () => {
    expect(sizeOf(scripts.filter((file) => !isFirst(file)))).toBeLessThanOrEqual(110_000);
  });
});

test.describe("landing page", () => {
  test("makes no call", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "xhr", "ping", "eventsource"].includes(request.resourceType())) calls.push(request.url());
    });
    page.on("websocket", (socket) => calls.push(socket.url()));
    await page.goto("/");
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(calls).toEqual([]);
  });

  test("leaves the root's style alone before the first paint, which would wait until all styles are computed again", async ({
    page,
  }) => {
    await page.goto("/");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.locator("html").getAttribute("style")).toBeFalsy();
  });
});

/** Opens the page. Returns a session that can ask which fonts are in use. */
async function open(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await page.goto("/");
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  return session;
}

/** Returns whether an element's text is drawn in fonts of the page alone, and in none of the system. */
async function hasOwnTypeface(session: CDPSession, selector: string): Promise<boolean> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test.describe("typeface", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells which fonts are in use");

  for (const selector of ["h1", "#top p", "#stats dd"])
    test(`of ${selector} comes with the page`, async ({ page }) => {
      await page.route(/\.woff2/, (route) => route.abort());
      expect(await hasOwnTypeface(await open(page), selector)).toBe(true);
    });
});

test.describe("columns", () => {
  test("break no word, in any font", async ({ page }) => {
    await page.goto("/");
    await addStyle(page, "* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }");
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator("h1, h2, h3, h4, dd, p").evaluateAll((elements) =>
        elements.flatMap((element) => {
          const found: string[] = [];
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node; (node = texts.nextNode());) {
            for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s\-/\u00ad]+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = [...range.getClientRects()]
                .filter((box) => box.width > 0)
                .map(({ top }) => Math.round(top));
              // The hyphen at the end of a line belongs to the letter after it.
              if (node.textContent?.[index - 1] === "\u00ad") lines.shift();
              if (new Set(lines).size > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect([width, broken]).toEqual([width, []]);
    }
  });
});
