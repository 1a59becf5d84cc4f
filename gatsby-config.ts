import tailwindcss from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";

import { readPathPrefix } from "./build/pathPrefix";
import { idleResets } from "./build/theme/idleResets";
import { site } from "./src/site";

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.title },
  pathPrefix: readPathPrefix(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  plugins: [{ resolve: "gatsby-plugin-postcss", options: { postCssPlugins: [tailwindcss(), idleResets()] } }],
};

export default config;
