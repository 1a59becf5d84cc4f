import "./gatsby/environment";

import tailwindcss from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";

import { lightningCss } from "./gatsby/lightningCss";
import { readPathPrefix } from "./gatsby/pathPrefix";
import { manifestColor } from "./src/metadata/palette";
import { site } from "./src/site";
import { languageAttributes } from "./src/text/languageAttributes";

const pathPrefix = readPathPrefix();
const { lang, dir } = languageAttributes(site.language);
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
  // Feeds ask for it.
  siteMetadata: { siteUrl: new URL(site.url).origin },
  // With an adapter of its own Gatsby downloads none for the host, and writes nothing into node_modules.
  adapter: { name: "static-files", adapt: () => undefined },
  plugins: [
    // Styles: Tailwind 4, with light and dark colours for older browsers.
    {
      resolve: "gatsby-plugin-postcss",
      options: {
        postCssPlugins: [tailwindcss({ optimize: false }), lightningCss],
        // It would look for more plugins in the folders above, which belong to others.
        postcssOptions: { config: false },
      },
    },
    // The icons and the web app manifest.
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.name,
        description: site.description,
        lang,
        dir,
        start_url: "/",
        display: "browser",
        background_color: manifestColor,
        theme_color: manifestColor,
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
  ],
};

export default config;
