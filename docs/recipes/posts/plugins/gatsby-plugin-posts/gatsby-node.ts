/** Makes a page of every post. */
import path from "node:path";

import type { GatsbyNode } from "gatsby";

interface Posts {
  readonly allMarkdownRemark: {
    readonly nodes: readonly { readonly id: string; readonly frontmatter: { readonly path: string } }[];
  };
}

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Posts>("{ allMarkdownRemark { nodes { id frontmatter { path } } } }");
  for (const { id, frontmatter } of data?.allMarkdownRemark.nodes ?? []) {
    actions.createPage({ path: frontmatter.path, component: path.resolve("src/templates/post.tsx"), context: { id } });
  }
};
