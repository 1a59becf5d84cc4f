/** Firefox, driven by Puppeteer over WebDriver BiDi with the browser that is installed. */
import puppeteer, { type Browser, type BrowserContext, type KeyInput, type Page } from "puppeteer-core";

import { addressOf } from "./browserAddress";
import { type ConsoleLine, defaultView, type Engine, type EngineDriver, pageOf, type View } from "./page";

/** Firefox reads a visitor's preferences when it starts, so each set of them is a process of its own. */
function preferences(view: Required<View>): Record<string, unknown> {
  return {
    "ui.prefersReducedMotion": view.motion ? 0 : 1,
    "layout.css.prefers-color-scheme.content-override": view.colourScheme === "dark" ? 0 : 1,
    // A headless Firefox has no pointer at all: give it a mouse, which is fine (2) and hovers (4).
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
    "accessibility.tabfocus": 7,
  };
}

async function connect(wanted: Record<string, unknown>): Promise<Browser> {
  const worker = process.env["JEST_WORKER_ID"] ?? "";
  const browserWSEndpoint = await addressOf({ name: "firefox", worker, preferences: wanted });
  return puppeteer.connect({ browserWSEndpoint, protocol: "webDriverBiDi" });
}

/**
 * Prepares Firefox; the first page of each set of preferences connects to a process of its own.
 *
 * @returns The engine. Each page has a context, and so a profile, of its own.
 */
export function firefoxEngine(): Engine {
  const browsers = new Map<string, Promise<Browser>>();
  return {
    async open(view) {
      const wanted = { ...defaultView, ...view };
      const key = JSON.stringify(preferences(wanted));
      const browser = browsers.get(key) ?? connect(preferences(wanted));
      browsers.set(key, browser);
      const context = await (await browser).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width: wanted.width, height: wanted.height });
      return pageOf(drive(context, page));
    },
    async close() {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).disconnect()));
    },
  };
}

function drive(context: BrowserContext, page: Page): EngineDriver {
  const lines: ConsoleLine[] = [];
  const requested: string[] = [];
  page.on("console", (message) => {
    const type = message.type();
    const level = type === "error" ? "error" : type === "warn" ? "warning" : "other";
    lines.push({ level, text: message.text() });
  });
  page.on("pageerror", (error) => lines.push({ level: "error", text: String(error) }));
  page.on("request", (request) => requested.push(request.url()));

  return {
    engine: "firefox",
    goto: async (url) => void (await page.goto(url, { waitUntil: "load" })),
    // Puppeteer waits in vain for a load when a step in the history stays within one document.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (run: (argument: never) => unknown, argument?: unknown) =>
      page.evaluate(run as (argument: unknown) => never, argument),
    async pointAt(x, y, press = false) {
      await (press ? page.mouse.click(x, y) : page.mouse.move(x, y));
    },
    async press(key) {
      const parts = key.split("+");
      const last = parts.at(-1) as KeyInput;
      if (parts.length > 1) await page.keyboard.down("Shift");
      await page.keyboard.press(last);
      if (parts.length > 1) await page.keyboard.up("Shift");
    },
    resize: (width, height) => page.setViewport({ width, height }),
    console: () => Promise.resolve(lines),
    requests: () => Promise.resolve(requested),
    close: () => context.close(),
  };
}
