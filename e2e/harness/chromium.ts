/** Chromium, driven by Playwright with the browser that is installed. */
import { type Browser, type BrowserContext, chromium, type ConsoleMessage, type Page } from "playwright-core";

import { addressOf } from "./browserAddress";
import {
  type ConsoleLine,
  defaultView,
  type Engine,
  type EngineDriver,
  type EnginePage,
  pageOf,
  type View,
} from "./page";

/** A page in Chromium; `native` is Playwright's own, for what only Chromium can be asked. */
export interface ChromiumPage extends EnginePage {
  readonly native: Page;
}

/** Chromium as an engine. */
export interface ChromiumEngine extends Engine {
  open(view: View): Promise<ChromiumPage>;
}

/**
 * Prepares Chromium; the first page connects to it.
 *
 * @returns The engine. Each page has a context, and so a profile, of its own.
 */
export function chromiumEngine(): ChromiumEngine {
  let browser: Promise<Browser> | undefined;
  return {
    async open(view) {
      browser ??= addressOf({ name: "chromium" }).then((address) => chromium.connect(address));
      const context = await (await browser).newContext(contextOptions({ ...defaultView, ...view }));
      return pageOf(drive(context, await context.newPage()));
    },
    async close() {
      await (await browser)?.close();
    },
  };
}

function contextOptions(view: Required<View>): Parameters<Browser["newContext"]>[0] {
  return {
    viewport: { width: view.width, height: view.height },
    javaScriptEnabled: view.scripts,
    colorScheme: view.colourScheme,
    reducedMotion: view.motion ? "no-preference" : "reduce",
    forcedColors: view.forcedColours ? "active" : "none",
    contrast: view.moreContrast ? "more" : "no-preference",
    hasTouch: view.touch,
    isMobile: view.touch,
    bypassCSP: !view.policy,
  };
}

function drive(context: BrowserContext, page: Page): EngineDriver & { readonly native: Page } {
  const lines: ConsoleLine[] = [];
  const requested: string[] = [];
  page.on("console", (message) => lines.push({ level: levelOf(message), text: message.text() }));
  page.on("pageerror", (error) => lines.push({ level: "error", text: String(error) }));
  page.on("request", (request) => requested.push(request.url()));

  return {
    engine: "chromium",
    native: page,
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (run: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(run as (argument: unknown) => never, argument),
    async pointAt(x, y, press = false) {
      await (press ? page.mouse.click(x, y) : page.mouse.move(x, y));
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    console: () => Promise.resolve(lines),
    requests: () => Promise.resolve(requested),
    close: () => context.close(),
  };
}

function levelOf(message: ConsoleMessage): ConsoleLine["level"] {
  const type = message.type();
  return type === "error" || type === "warning" ? type : "other";
}
