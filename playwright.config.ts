import { existsSync } from "node:fs";

import { defineConfig, devices, firefox, webkit } from "@playwright/test";

import { chromiumOptions } from "./scripts/browsers";

const isInstalled = (engine: typeof firefox): boolean => existsSync(engine.executablePath());
const isWorker = process.env["TEST_WORKER_INDEX"] !== undefined;
if (![firefox, webkit].every(isInstalled) && !isWorker)
  console.log("Firefox and WebKit are tested where “npx playwright install” has installed them.");

/** Set by a machine that runs the tests on its own. */
const isCI = !["", "0", "false"].includes(process.env["CI"] ?? "");

// One that hardly any other program has; the workers read it too.
const port = Number((process.env["PORT"] ??= `${20_000 + (process.pid % 10_000)}`));

/**
 * What Chromium leaves out: two pages below its address bar, which cost a fourth of the time of each test, and, since this replaces
 * Playwright's own list, what holds back a frame or asks Google for something.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "PaintHolding",
  "HttpsUpgrades",
  "AimEnabled",
  "PreconnectToSearch",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
];

const options = chromiumOptions();
const desktopChromium = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  launchOptions: { ...options, args: [...options.args, `--disable-features=${withoutFeatures.join()}`] },
};

/** The tests of this folder alone: a folder in it may have a copy of the site. */
const ownTests = new RegExp(`^${__dirname.replace(/\W/g, "\\$&")}[\\\\/](?:e2e|src)[\\\\/].*\\.spec\\.ts$`);

/** The browser tests of the built site. Timeouts have slack: machines are slow and shared. */
export default defineConfig({
  testMatch: ownTests,
  globalSetup: require.resolve("./e2e/refusePathPrefix"),
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: isCI ? 1 : 0,
  forbidOnly: isCI,
  use: { baseURL: `http://localhost:${port}`, trace: "on-first-retry", contextOptions: { reducedMotion: "reduce" } },
  webServer: {
    command: `node --import tsx scripts/serve.ts`,
    env: { PORT: `${port}`, PATH_PREFIX: "" },
    port,
    reuseExistingServer: false,
  },
  projects: [
    { name: "chromium", use: desktopChromium },
    ...(isInstalled(firefox) ? [{ name: "firefox", use: devices["Desktop Firefox"] }] : []),
    ...(isInstalled(webkit) ? [{ name: "webkit", use: devices["Desktop Safari"] }] : []),
  ],
});
