import path from "node:path";

import type { GatsbyNode } from "gatsby";

export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  actions.createPage({
    path: "/made",
    component: path.resolve("src/templates/made.tsx"),
    context: { word: "from pageContext" },
  });
};
