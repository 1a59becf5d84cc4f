import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  siteMetadata: { title: "A title from a query" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [{ resolve: "gatsby-plugin-islands", options: { folder: "src/islands" } }],
};

export default config;
