import tailwindcss from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";

import { readPathPrefix } from "./build/pathPrefix";

const config: GatsbyConfig = {
  pathPrefix: readPathPrefix(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  plugins: [
    { resolve: "gatsby-plugin-postcss", options: { postCssPlugins: [tailwindcss()] } },
    { resolve: "gatsby-plugin-islands", options: { folder: "src/components/islands" } },
  ],
};

export default config;
