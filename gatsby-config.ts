import tailwindcss from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";

import { readPathPrefix } from "./build/pathPrefix";
import * as content from "./src/content";
import { textsOf } from "./src/lib/textsOf";
import { site } from "./src/site";

const config: GatsbyConfig = {
  pathPrefix: readPathPrefix(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  plugins: [
    { resolve: "gatsby-plugin-postcss", options: { postCssPlugins: [tailwindcss()] } },
    // Static HTML for every page; the components of this folder hydrate at the first interaction.
    { resolve: "gatsby-plugin-islands", options: { folder: "src/components/islands" } },
    // Cuts the typefaces to the characters of the texts. The display face stands in the style sheet, so every first visit shows it.
    {
      resolve: "gatsby-plugin-font-subset",
      options: {
        texts: textsOf([content, site]),
        fonts: [
          {
            file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
            axes: { wdth: 84, opsz: 96, wght: 700 },
            features: ["kern"],
            inline: true,
          },
          {
            file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
            axes: { wdth: 100, wght: { min: 400, max: 700 } },
            features: ["kern", "liga"],
          },
          {
            file: "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
            axes: { wght: 500 },
          },
        ],
      },
    },
  ],
};

export default config;
