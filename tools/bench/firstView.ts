/** What the first view of a page fetches, and how much more a reader's first move does. */
import type { Browser, Request } from "playwright-core";

/** The kinds of file that the table tells apart. */
export const kinds = ["document", "stylesheet", "script", "font", "image", "other"] as const;

/** A kind of file. */
export type Kind = (typeof kinds)[number];

/** What was fetched. Bytes are those of the bodies as they were sent, compressed, without headers. */
export interface FirstView {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  /** Bytes of every script there is, after the reader's first moves as well as before. */
  readonly scriptsInAll: number;
}

/** How long to wait for what a move sets off, in milliseconds. */
const settleMs = 1_500;

/**
 * Loads a page as a phone does, with nothing in its cache, and then moves, presses and tabs a little.
 *
 * @param browser - The browser to load it in.
 * @param url - The page.
 * @returns What it fetched.
 */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().startsWith("http")) finished.push(request);
  });

  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(settleMs);
  const first = [...finished];

  await page.mouse.move(200, 400);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(settleMs);
  await page.waitForLoadState("networkidle");
  const bytes = await bytesByKind(first);
  const { script } = await bytesByKind(finished);
  await context.close();

  return {
    bytes,
    total: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    requests: first.length,
    scriptsInAll: script,
  };
}

async function bytesByKind(requests: readonly Request[]): Promise<Record<Kind, number>> {
  const sums: Record<Kind, number> = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const request of requests) {
    const type = request.resourceType();
    const kind = kinds.find((name) => name === type) ?? "other";
    sums[kind] += (await request.sizes()).responseBodySize;
  }
  return sums;
}
