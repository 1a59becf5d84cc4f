const path = require("node:path");

exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql("{ allMarkdownRemark { nodes { id frontmatter { path } } } }");
  for (const { id, frontmatter } of data.allMarkdownRemark.nodes) {
    actions.createPage({ path: frontmatter.path, component: path.resolve("src/templates/post.js"), context: { id } });
  }
};
