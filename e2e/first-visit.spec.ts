import { type CDPSession, expect, type Page, test } from "@playwright/test";

import { isSample } from "./helpers";

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
  // An alphabet may be left to the system, and one of thousands of letters is too large for the page.
  test.skip(!isSample, "another alphabet has other rules");

  test("of the headline is shown when no font file ever arrives", async ({ page }) => {
    await page.route(/\.woff2/, (route) => route.abort());
    expect(await hasOwnTypeface(await open(page), "h1")).toBe(true);
  });

  test("of the figures is shown once it has arrived", async ({ page }) => {
    const session = await open(page);
    await expect.poll(() => hasOwnTypeface(session, "#stats dd")).toBe(true);
  });
});

test.describe("fallback of each typeface", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "browsers measure alike");
  test("takes the same room, so that nothing moves when the typeface arrives", async ({ page }) => {
    await page.goto("/");
    const isWhole = page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    test.skip(!(await isWhole.catch(() => false)), "a fallback has none of its fonts here");
    const faults = await page.evaluate(() => {
      const texts: Record<string, string> = {};
      for (const element of document.querySelectorAll("main *:not(svg *)")) {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const font = `${fontWeight} 40px ${fontFamily}`;
        for (const node of element.childNodes)
          if (node.nodeType === 3) texts[font] = `${texts[font] ?? ""} ${node.textContent?.replace(/[^a-z ]/gi, "")}`;
      }
      /** Returns the width and height of a text in one line. */
      const measure = (text: string, font: string): readonly [number, number] => {
        const line = document.body.appendChild(document.createElement("div"));
        Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap", font });
        line.textContent = text;
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return [width, height];
      };
      // A few letters say nothing about the others.
      const samples = Object.entries(texts).filter(([, text]) => text.length > 300);
      return samples.flatMap(([font, text]) => {
        const [own, fallback] = [font, font.replace(/px .*?, /, "px ")].map((each) => measure(text, each));
        return ["wide", "high"].flatMap((adjective, index) => {
          const ratio = (fallback?.[index] ?? 0) / (own?.[index] ?? 0);
          return Math.abs(ratio - 1) < 0.05
            ? []
            : [`${font}: the fallback is ${ratio.toFixed(3)} times as ${adjective}`];
        });
      });
    });
    expect(faults).toEqual([]);
  });
});

test.describe("text", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? "on" : "blocked"}`, () => {
      test.use({ javaScriptEnabled });

      test("is all there right after loading", async ({ page }) => {
        await page.goto("/");
        const rendered = (await page.locator("main").innerText()).replace(/\s+/g, "");
        const all = await page.locator("main").evaluate((main) => {
          const copy = main.cloneNode(true) as HTMLElement;
          for (const element of copy.querySelectorAll("noscript, script, style")) element.remove();
          return copy.textContent.replace(/\s+/g, "");
        });
        expect(rendered.length).toBeGreaterThanOrEqual(0.97 * all.length);
      });
    });
  }

  test("in any font wraps between words alone, and does not touch the globe", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate((hasWideColumns) => {
        const found: string[] = [];
        const globe = document.querySelector("#globe circle")?.getBoundingClientRect() ?? new DOMRect();
        const [x, y, radius] = [globe.x + globe.width / 2, globe.y + globe.height / 2, globe.width / 2];
        for (const element of document.querySelectorAll("h1, h2, h3, h4, dd, p")) {
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node; (node = texts.nextNode());) {
            for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s\-/\u00ad]+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
              // The hyphen at the end of a line belongs to the letter after it.
              if (boxes.length > 1 && node.textContent?.[index - 1] === "\u00ad") boxes.shift();
              const isBroken = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
              // A word that is wider than the headline or the page may break: the content rules name those of the headline.
              const room = element.closest("#top") ? element.clientWidth : 0.8 * innerWidth;
              const fits = boxes.reduce((sum, { width }) => sum + width, 0) < room;
              if (isBroken && fits && hasWideColumns) found.push(`${word} is broken`);
              for (const { left, right, top, bottom } of element.closest("#top") ? boxes : []) {
                const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
                if (distance < radius) found.push(`${word} touches the globe`);
              }
            }
          }
        }
        return found;
        // The columns are as wide as the sample's words need.
      }, isSample);
      expect([width, faults]).toEqual([width, []]);
    }
  });
});
