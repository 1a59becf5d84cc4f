import type { GatsbyNode } from "gatsby";

import { testimonialDiagnostics } from "../../src/cms/testimonialDiagnostics";

/** What Gatsby adds to a record. */
const added = ["id", "parent", "children", "internal"];

/** Ends a build before a page is rendered: of an error while rendering, Gatsby shows the code of packages around it. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNode, getNodesByType, reporter }) => {
  const broken = getNodesByType("Testimonial").flatMap((node) => {
    const record = Object.fromEntries(Object.entries(node).filter(([name]) => !added.includes(name)));
    const file = getNode(node.parent ?? "")?.["relativePath"] as string;
    return testimonialDiagnostics(`src/cms/${file}`, [record]);
  });
  if (broken.length > 0) reporter.panic(broken.join("\n"));
};
