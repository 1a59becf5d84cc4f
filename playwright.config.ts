import { defineConfig, devices } from "@playwright/test";

import { chromiumFlags, findChromium, otherEngines } from "./scripts/browsers";
import { readPort } from "./scripts/port";

const executablePath = findChromium();
const missing = otherEngines(false);
if (missing.length > 0 && process.env["TEST_WORKER_INDEX"] === undefined) {
  console.log(`Skipped: ${missing.join(" and ")}, which “npx playwright install” installs.`);
}

/** Set by a machine that runs the tests on its own. */
const isCI = !["", "0", "false"].includes(process.env["CI"] ?? "");

const port = readPort(9100);

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

const desktopChromium = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags, `--disable-features=${withoutFeatures.join()}`],
  },
};

/** The browser tests of the built site. Timeouts have slack: machines are slow and shared. */
export default defineConfig({
  testMatch: "{e2e,src}/**/*.spec.ts",
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
    ...otherEngines(true).map((name) => ({
      name,
      use: devices[name === "firefox" ? "Desktop Firefox" : "Desktop Safari"],
    })),
  ],
});
