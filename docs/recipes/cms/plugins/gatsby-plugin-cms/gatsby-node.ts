import type { GatsbyNode } from "gatsby";

import { testimonialDiagnostics } from "../../src/cms/testimonialDiagnostics";

/** Declares the fields: otherwise those of no record, and those with values of two types, would be unknown to queries. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(`type Testimonial implements Node @dontInfer {
    name: String position: String company: String content: String rating: Int image: String sample: Boolean
  }`);

/** Says which record breaks a rule of the content. Gatsby asks for pages before a page is rendered, and after each change of a record. */
export const createPages: GatsbyNode["createPages"] = ({ getNode, getNodesByType, reporter }) => {
  const broken = getNodesByType("Testimonial").flatMap((node) =>
    testimonialDiagnostics(`src/cms/${String(getNode(node.parent ?? "")?.["relativePath"])}`, node),
  );
  if (broken.length > 0) reporter.panicOnBuild(broken.join("\n"));
};
