import { type CDPSession, expect, type Page, test } from "@playwright/test";

test.skip(({ browserName }) => browserName !== "chromium", "the fonts in use and slow lines need Chromium's protocol");

/** Returns the families that draw the text of an element. */
async function fontsOf(session: CDPSession, selector: string): Promise<readonly string[]> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

async function openSlowly(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const line = { latency: 300, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await page.goto("/");
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  return session;
}

test("first visit › shows headline and figures in their typefaces on a slow line", async ({ page }) => {
  const session = await openSlowly(page);
  expect(await fontsOf(session, "h1")).toEqual([expect.stringContaining("Bricolage")]);
  await expect.poll(() => fontsOf(session, "#stats .figure")).toEqual([expect.stringContaining("JetBrains")]);
});

test.describe("text", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`scripts ${javaScriptEnabled ? "on" : "blocked"}`, () => {
      test.use({ javaScriptEnabled });

      test("rendered text › is all there right after loading", async ({ page }) => {
        await page.goto("/");
        const rendered = (await page.locator("main").innerText()).replace(/\s+/g, "");
        const all = ((await page.locator("main").textContent()) ?? "").replace(/\s+/g, "");
        expect(rendered.length).toBeGreaterThanOrEqual(0.97 * all.length);
      });
    });
  }
});

test("any font › lets headings wrap between words, and no text touch the globe", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "h1, h2, h3, h4, .figure, .display { font-family: 'DejaVu Sans', Verdana, sans-serif !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.evaluate(() => {
      const found: string[] = [];
      const globe = document.querySelector(".hero .globe-limb")?.getBoundingClientRect();
      const [x, y, radius] = globe
        ? [globe.x + globe.width / 2, globe.y + globe.height / 2, globe.width / 2]
        : [0, 0, 0];
      for (const heading of document.querySelectorAll("h1, h2, h3, h4, .figure, .hero p")) {
        const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let node; (node = words.nextNode());) {
          for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s\-/]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const boxes = [...range.getClientRects()];
            if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`${word} is broken`);
            for (const { left, right, top, bottom } of heading.closest(".hero") ? boxes : []) {
              const near = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
              if (near < radius) found.push(`${word} touches the globe`);
            }
          }
        }
      }
      return found;
    });
    expect([width, faults]).toEqual([width, []]);
  }
});
