import config from "../playwright.config";

const [desktopChromium] = config.projects ?? [];

/** The browser tests of what an owner does not change: recipes, hosts, the development server, copies. */
export default {
  ...config,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  webServer: { ...config.webServer, cwd: ".." },
  projects: [
    // The longest tests start first.
    { name: "recipes build", testMatch: "recipes.setup.ts" },
    { ...desktopChromium, name: "recipes", testMatch: "recipe*.spec.ts", dependencies: ["recipes build"] },
    { ...desktopChromium, testIgnore: "recipe*.spec.ts" },
  ],
};
