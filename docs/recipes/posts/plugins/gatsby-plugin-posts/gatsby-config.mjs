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
  {
    resolve: "gatsby-remark-images",
    options: { maxWidth: 800, withWebp: true, linkImagesToOriginal: false, disableBgImage: true },
  },
  { resolve: "gatsby-remark-copy-linked-files", options: { ignoreFileExtensions: [] } },
];

export default ({ name, description, language, url }) => ({
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
        query: "{ site { siteMetadata { siteUrl } } }",
        feeds: [
          {
            title: name,
            description,
            language,
            site_url: `${url}/`,
            feed_url: `${url}/feed.xml`,
            output: "/feed.xml",
            query: '{ sitePage(path: { eq: "/posts/" }) { pageContext } }',
            serialize: ({ query: { sitePage } }) =>
              sitePage.pageContext.posts.map((post) => ({ ...post, url: new URL(url + post.address).href })),
          },
        ],
      },
    },
  ],
});
