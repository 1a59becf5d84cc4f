import tailwindcss from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";

import * as content from "./src/content";
import { palette } from "./src/metadata/palette";
import { readPathPrefix } from "./src/metadata/pathPrefix";
import { indexedPages } from "./src/metadata/sitemap";
import { site } from "./src/site";
import { lowerLightDark } from "./src/styles/lowerLightDark";
import { watchNewPages } from "./src/styles/watchNewPages";
import { directionOf } from "./src/text/direction";
import { hostOf } from "./src/text/hostOf";

// Gatsby's inside: which command runs. “gatsby develop” keeps the shell's NODE_ENV, such as "production" for other programs.
if (process.env["gatsby_executing_command"] === "develop") process.env["NODE_ENV"] = "development";

const pathPrefix = readPathPrefix();
const icon = "src/icon.svg";

/** An entry of the manifest. The icon has room around its mark, so that the same file serves shapes that cut its corners. */
const manifestIcon = (size: number, purpose: "any" | "maskable"): object => ({
  src: `app-icons/icon-${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const config: GatsbyConfig = {
  pathPrefix,
  // Static hosts redirect /page to /page/.
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  siteMetadata: { siteUrl: new URL(site.url).origin },
  // With an adapter of its own Gatsby downloads none for the host, and writes nothing into node_modules.
  adapter: { name: "static-files", adapt: () => undefined },
  plugins: [
    // Reports type errors and broken content rules while editing; a broken rule ends the build.
    {
      resolve: "gatsby-plugin-content-check",
      options: { rules: "src/rules.ts", project: "scripts/tsconfig.build.json" },
    },
    // Styles: Tailwind 4, with light and dark colours for older browsers.
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        postCssPlugins: [tailwindcss(), watchNewPages, lowerLightDark],
        // It would look for more plugins in the folders above, which belong to others.
        postcssOptions: { config: false },
      },
    },
    // Every page is static HTML; the components of this folder hydrate when the visitor comes to them.
    {
      resolve: "gatsby-plugin-islands",
      options: { folder: "src/components/islands" },
    },
    // Subsets the typefaces to the characters of the pages, and of the texts that only scripts show, such as those of toasts. The
    // headline's is inlined, so that the first visit shows it. src/styles/theme.css says the same axes, for development.
    {
      resolve: "gatsby-plugin-font-subset",
      options: {
        // The share image shows the address.
        texts: { ...content, site, address: hostOf(site.url) + pathPrefix },
        families: {
          "Bricolage Grotesque Variable": {
            axes: { wdth: 84, opsz: 96, wght: 700 },
            features: ["kern"],
            inline: true,
            display: "block",
          },
          "Instrument Sans Variable": { features: ["kern", "liga"], preload: true, display: "fallback" },
          "JetBrains Mono Variable": { axes: { wght: 500 }, features: [], preload: true },
        },
      },
    },
    // The icons and the web app manifest.
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.name,
        description: site.description,
        lang: site.language,
        dir: directionOf(site.language),
        start_url: "/",
        display: "browser",
        background_color: palette.paper,
        theme_color: palette.paper,
        theme_color_in_head: false,
        cache_busting_mode: "none",
        legacy: false,
        icon,
        // Seo.tsx links the icons, with their sizes: without sizes Chromium loads both favicons.
        include_favicon: false,
        icons: [
          ...[48, 180, 192, 512].map((size) => manifestIcon(size, "any")),
          ...[192, 512].map((size) => manifestIcon(size, "maskable")),
        ],
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        createLinkInHead: false,
        resolvePages: indexedPages,
      },
    },
    // Last, because it hashes what the others made: the policy in each page, the hosts' headers.
    "gatsby-plugin-security-headers",
  ],
};

export default config;
