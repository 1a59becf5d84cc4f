/** Reads the files of articles/, and writes a feed of them. */
export default ({ title, description }) => ({
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "articles", path: "articles" } },
    "gatsby-plugin-mdx",
    {
      resolve: "gatsby-plugin-feed",
      options: {
        query: "{ site { pathPrefix siteMetadata { siteUrl } } }",
        setup: ({ query: { site } }) => ({
          title,
          description,
          site_url: `${site.siteMetadata.siteUrl}${site.pathPrefix}/`,
        }),
        feeds: [
          {
            title,
            output: "/feed.xml",
            query:
              "{ allMdx(sort: { frontmatter: { date: DESC } }) { nodes { excerpt frontmatter { path title date } } } }",
            serialize: ({ query: { site, allMdx } }) =>
              allMdx.nodes.map(({ excerpt, frontmatter: { path, ...item } }) => ({
                ...item,
                description: excerpt,
                url: `${site.siteMetadata.siteUrl}${site.pathPrefix}${path}`,
              })),
          },
        ],
      },
    },
  ],
});
