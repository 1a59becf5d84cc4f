import path from "node:path";

import type { GatsbyNode } from "gatsby";

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  actions.createPage({
    path: "/made",
    component: path.resolve("src/templates/made.tsx"),
    context: { word: "from pageContext" },
  });
};

/** The site is built once: webpack's cache on the disk would be written and never read. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions }) => {
  actions.setWebpackConfig({ cache: false });
};
