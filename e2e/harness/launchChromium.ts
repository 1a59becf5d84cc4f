/** Starts the Chromium that is installed, and keeps it from what nobody will see. */
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright-core";

/**
 * Beside each window Chromium loads the pages of its own address bar, hundreds of modules that nobody will see here, and a
 * process for the page after this one: more than half of what a visit to this site took of the processor.
 */
const ofItsWindow = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** What Playwright switches off too: of two such lists Chromium reads the last. */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Starts Chromium. A feature that its version does not know is passed over.
 *
 * @param executablePath - Where it is.
 * @param options - What Playwright is told besides.
 * @returns The browser, whoever asked closes it.
 */
export function launchChromium(executablePath: string, options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch(sparing(executablePath, options));
}

/**
 * Starts Chromium for other processes, which connect to it.
 *
 * @param executablePath - Where it is.
 * @returns The browser and its address.
 */
export function serveChromium(executablePath: string): Promise<BrowserServer> {
  return chromium.launchServer(sparing(executablePath));
}

function sparing(executablePath: string, { args = [], ...options }: LaunchOptions = {}): LaunchOptions {
  const disabled = `--disable-features=${[...ofPlaywright, ...ofItsWindow].join(",")}`;
  return { ...options, executablePath, args: [disabled, ...args] };
}
