/** Without a jsxRuntime, so that JSX is Gatsby's default: the classic one. */
module.exports = {
  siteMetadata: { title: "A title from a query" },
  trailingSlash: "never",
  plugins: [
    { resolve: "gatsby-plugin-islands", options: { folder: "src/islands" } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: `${__dirname}/content` } },
  ],
};
