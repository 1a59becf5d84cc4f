import config from "../playwright.config";

/** The browser tests of what an owner does not change: recipes, hosts, the development server, copies. */
export default {
  ...config,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  webServer: { ...config.webServer, cwd: ".." },
};
