import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { testimonialDiagnostics } from "../../src/cms/testimonialDiagnostics";

/** Reads each record once before Gatsby does: of one that is no JSON, Gatsby shows the code of a package. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const files = readdirSync("src/cms", { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".json")))
    try {
      JSON.parse(readFileSync(path.join("src/cms", file), "utf8"));
    } catch (error) {
      reporter.panic(`src/cms/${file}: ${String(error)}. Save it as JSON, in UTF-8 without a byte order mark.`);
    }
};

/** Declares the fields: otherwise those of no record, and those with values of two types, would be unknown to queries. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(`type Testimonial implements Node @dontInfer {
    name: String position: String company: String content: String rating: Int image: String sample: Boolean
  }`);

/** Ends a build before a page is rendered: of an error while rendering, Gatsby shows the code of packages around it. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNode, getNodesByType, reporter }) => {
  const broken = getNodesByType("Testimonial").flatMap((node) =>
    testimonialDiagnostics(`src/cms/${String(getNode(node.parent ?? "")?.["relativePath"])}`, node),
  );
  if (broken.length > 0) reporter.panic(broken.join("\n"));
};
