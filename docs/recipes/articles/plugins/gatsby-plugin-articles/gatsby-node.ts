/** Makes a page of every article, and lists of all of them and of each tag. */
import path from "node:path";

import type { GatsbyNode } from "gatsby";

interface Articles {
  readonly allMdx: {
    readonly nodes: readonly {
      readonly id: string;
      readonly internal: { readonly contentFilePath: string };
      readonly frontmatter: { readonly path: string; readonly tags: readonly string[] | null };
    }[];
  };
}

/** How many articles a page of the list has. */
const perPage = 10;

export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions }) => {
  const { data } = await graphql<Articles>(
    "{ allMdx(sort: { frontmatter: { date: DESC } }) { nodes { id internal { contentFilePath } frontmatter { path tags } } } }",
  );
  const articles = data?.allMdx.nodes ?? [];
  const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);
  for (const { id, internal, frontmatter } of articles) {
    const component = `${template("article")}?__contentFilePath=${internal.contentFilePath}`;
    actions.createPage({ path: frontmatter.path, component, context: { id } });
  }
  const tags = new Set(articles.flatMap(({ frontmatter }) => frontmatter.tags ?? []));
  for (const tag of [undefined, ...tags]) {
    const listed = articles.filter(({ frontmatter }) => !tag || frontmatter.tags?.includes(tag)).map(({ id }) => id);
    const first = tag ? `/articles/tags/${tag}/` : "/articles/";
    const paths = Array.from({ length: Math.ceil(listed.length / perPage) }, (_, page) =>
      page === 0 ? first : `${first}${page + 1}/`,
    );
    for (const [page, address] of paths.entries()) {
      const ids = listed.slice(page * perPage, (page + 1) * perPage);
      const context = { ids, tag, newer: paths[page - 1], older: paths[page + 1] };
      actions.createPage({ path: address, component: template("articles"), context });
    }
  }
};
