/** Reads the files of posts/, Markdown and MDX alike, and writes a feed of them. */
import { mkdirSync } from "node:fs";
import path from "node:path";

import remarkGfm from "remark-gfm";

import { nameLines } from "./nameLines.mjs";

// Git keeps no empty folder, and Gatsby wants to find it.
mkdirSync("posts", { recursive: true });

/** What is done to the text of each post, in this order. */
const steps = [
  path.resolve("plugins/gatsby-remark-posts"),
  { resolve: "gatsby-remark-autolink-headers", options: { icon: false } },
  {
    resolve: "gatsby-remark-images",
    options: { maxWidth: 800, withWebp: true, linkImagesToOriginal: false, disableBgImage: true },
  },
  { resolve: "gatsby-remark-copy-linked-files", options: { ignoreFileExtensions: [] } },
];

const homeOf = ({ siteMetadata, pathPrefix }) => siteMetadata.siteUrl + pathPrefix;

export default ({ title, description, language }) => ({
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "posts", path: "posts" } },
    { resolve: "gatsby-transformer-remark", options: { plugins: steps } },
    {
      resolve: "gatsby-plugin-mdx",
      options: { gatsbyRemarkPlugins: steps, mdxOptions: { remarkPlugins: [remarkGfm, nameLines] } },
    },
    {
      resolve: "gatsby-plugin-feed",
      options: {
        query: "{ site { pathPrefix siteMetadata { siteUrl } } }",
        setup: ({ query: { site } }) => {
          const home = homeOf(site);
          return { title, description, language, site_url: `${home}/`, feed_url: `${home}/feed.xml` };
        },
        feeds: [
          {
            title,
            output: "/feed.xml",
            query: "{ allSitePage { nodes { pageContext } } }",
            serialize: ({ query: { site, allSitePage } }) =>
              allSitePage.nodes
                .map(({ pageContext }) => pageContext)
                .filter(({ file }) => file)
                .sort((one, other) => other.date.localeCompare(one.date))
                .map((post) => ({ ...post, url: homeOf(site) + post.address })),
          },
        ],
      },
    },
  ],
});
