/** The browser that everything is measured in: the Chromium that is installed. */
import type { Browser } from "playwright-core";

import { findBrowsers, howToInstall } from "../../e2e/harness/findBrowsers";
import { launchChromium } from "../../e2e/harness/launchChromium";

const flags = [
  "--no-sandbox",
  // Nothing but the page may use the processor or the network.
  "--disable-background-networking",
  "--disable-component-update",
  // The benchmark's own signs itself.
  "--ignore-certificate-errors",
];

/**
 * Runs Chromium while something is measured.
 *
 * @param measure - Given the browser, with an empty cache.
 * @param port - Where to offer the DevTools protocol to other programs; without it, nowhere.
 * @returns What `measure` returned.
 * @throws When no Chromium is installed; the message says how to get one.
 */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>, port?: number): Promise<T> {
  const { chromium: found } = findBrowsers();
  if (!found) throw new Error(howToInstall.chromium);
  const browser = await launchChromium(found.program, {
    args: port === undefined ? flags : [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
