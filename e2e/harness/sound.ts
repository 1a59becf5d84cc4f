/** Takes a page through a fault and says whether it came out sound: readable, its links alive, nothing moved, hardly a word. */
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "playwright-core";

import { isLive, shiftSoFar, unseenTexts, wordsOfMain } from "./audits/readable";
import { builtFolder } from "./builtFolder";
import type { ChromiumPage } from "./chromium";
import { complaints, hear } from "./console";
import type { Open, Visit, Visited } from "./engines";
import { standsBelowBar } from "./inPage";

/** What the browser says of a file that came in pieces or in the wrong form; the page can't keep it from doing so. */
const ofFiles =
  /SyntaxError|^warning: Failed to decode downloaded font|^warning: OTS parsing error|preloaded using link preload|^error: Refused to execute script/;

/** What a visit to the site goes through, and what is expected of the client. */
export interface Ordeal extends Visit {
  /** Meddles with the browser before the page is asked for. */
  readonly before?: (native: Page) => Promise<unknown>;
  /** True when a file is held back for as long as the test likes, so that the page does not finish loading by itself. */
  readonly isHeld?: boolean;
  /** Whether the client can still start; if not, the page stays as it was built. */
  readonly starts: boolean;
}

/** What a page is like after an ordeal. */
export interface Condition {
  /** Whether every word of the built page is there, in its order. */
  readonly isWhole: boolean;
  readonly unseen: readonly string[];
  readonly shift: number;
  /** What it said to the console, the browser's own remarks aside. */
  readonly said: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The words of the built landing page, as `wordsOfMain` reads them. */
const builtWords = (
  /<main[^>]*>(.*)<\/main>/s.exec(readFileSync(path.join(builtFolder, "index.html"), "utf8"))?.[1] ?? ""
)
  .replace(/<[^>]*>/g, "")
  .replace(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity)
  .replace(/\s+/g, "");

/**
 * Opens the landing page with what an ordeal has prepared, and waits for its `load` event, since a move that comes before the
 * script could listen to it starts nothing. A page that is held is read as soon as its last word is there.
 *
 * @param open - The test's own.
 * @returns The page and the site.
 */
export async function brave(open: Open<ChromiumPage>, ordeal: Ordeal): Promise<Visited<ChromiumPage>> {
  const visited = await open("/robots.txt", ordeal);
  const { page, site } = visited;
  await ordeal.before?.(page.native);
  await page.native.goto(`${site.url}/`, { waitUntil: ordeal.isHeld ? "commit" : "load" });
  await page.until("the whole document", () => document.querySelector("footer li:last-child") !== null);
  return visited;
}

/**
 * Follows a link of the menu, as a reader's first move, and waits for what comes of it.
 *
 * @param id - The section that the link leads to.
 */
export async function followMenu(page: ChromiumPage, id: string): Promise<void> {
  const isFolded = await page.evaluate(() => document.querySelector("#menu")?.checkVisibility() === false);
  if (isFolded) await page.click("button[popovertarget]");
  await page.click(`#menu a[href$="#${id}"]`);
  await page.until("the address to name the section", (wanted) => location.hash === `#${wanted}`, id);
  await page.rest();
  await page.until("the section to stand below the bar", standsBelowBar, `#${id} h2`);
}

/**
 * Waits for what a page comes to.
 *
 * @param starts - Whether the client starts.
 * @param says - The line with which it says that it can't.
 */
export async function settle(page: ChromiumPage, starts: boolean, says?: RegExp): Promise<void> {
  if (starts) await page.until("the client's start", isLive);
  if (says) await hear(page, says);
  await page.native.waitForLoadState("networkidle");
  await page.rest();
}

/** Looks at a page. */
export async function conditionOf(page: ChromiumPage): Promise<Condition> {
  return {
    isWhole: (await page.evaluate(wordsOfMain)) === builtWords,
    unseen: await page.evaluate(unseenTexts),
    shift: await page.evaluate(shiftSoFar),
    said: (await complaints(page)).filter((line) => !ofFiles.test(line)),
  };
}

/**
 * Says what a sound page is like.
 *
 * @param lines - What it may say: nothing, or one line of which this is a part.
 */
export function sound(...lines: readonly [] | readonly [RegExp]): Condition {
  return { isWhole: true, unseen: [], shift: 0, said: lines.map((line) => expect.stringMatching(line) as string) };
}
