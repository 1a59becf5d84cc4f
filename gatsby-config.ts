import tailwindcss from "@tailwindcss/postcss";
import type { GatsbyConfig } from "gatsby";

import { readPathPrefix } from "./build/pathPrefix";
import { idleResets } from "./build/theme/idleResets";

const config: GatsbyConfig = {
  pathPrefix: readPathPrefix(),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  plugins: [{ resolve: "gatsby-plugin-postcss", options: { postCssPlugins: [tailwindcss(), idleResets()] } }],
};

export default config;
