import config from "../playwright.config";

const [desktopChromium] = config.projects ?? [];

/** The tests of the sites that follow the recipes. */
const onSites = ["blog.spec.ts", "studio.spec.ts", "form.spec.ts", "recipeMessages.spec.ts"];

/** The browser tests of what an owner does not change: recipes, hosts, the development server, copies. */
export default {
  ...config,
  testDir: ".",
  // Not those of copies of the site.
  testMatch: /template[\\/][^\\/]+\.spec\.ts$/,
  outputDir: "../test-results",
  webServer: { ...config.webServer, cwd: ".." },
  projects: [
    // The longest tests start first.
    { name: "sites", testMatch: "sites.setup.ts" },
    { ...desktopChromium, name: "recipes", testMatch: onSites, dependencies: ["sites"] },
    { ...desktopChromium, testIgnore: onSites },
  ],
};
