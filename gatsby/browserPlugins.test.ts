/** @jest-environment node */
import { browserPluginWarnings } from "./browserPlugins";

describe("plugins with a gatsby-browser file", () => {
  it("are named, but for Gatsby's own, the site, and those whose pages are complete without it", () => {
    const browserAPIs = ["onRouteUpdate"];
    const warnings = browserPluginWarnings([
      { name: "gatsby-plugin-google-gtag", resolve: "/site/node_modules/gatsby-plugin-google-gtag", browserAPIs },
      { name: "own-plugin", resolve: "/site/plugins/own-plugin", browserAPIs },
      { name: "gatsby-plugin-feed", resolve: "/site/node_modules/gatsby-plugin-feed", browserAPIs: [] },
      { name: "gatsby-plugin-manifest", resolve: "/site/node_modules/gatsby-plugin-manifest", browserAPIs },
      { name: "partytown", resolve: "/site/node_modules/gatsby/dist/internal-plugins/partytown", browserAPIs },
      { name: "default-site-plugin", resolve: "/site", browserAPIs },
    ]);
    expect(warnings).toEqual([
      expect.stringContaining("gatsby-plugin-google-gtag does nothing") as string,
      expect.stringContaining("own-plugin does nothing") as string,
    ]);
  });
});
