/** Reads the files of posts/. */
export default {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "posts", path: "posts" } },
    "gatsby-transformer-remark",
  ],
};
