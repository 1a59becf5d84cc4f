import { type GatsbySSR, withPrefix } from "gatsby";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

import { separateBlocks } from "../../finish/separateBlocks";
import { isBuild, removeRuntimeElements, removeScripts } from "./gatsbyInternals";

/** Set by gatsby-node.ts: the entry's file below `public`. */
declare const __ISLANDS_ENTRY__: string;

const isProduction = isBuild(process.env["BUILD_STAGE"]);

/** Renders a page to static HTML. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  if (isProduction) replaceBodyHTMLString(separateBlocks(removeRuntimeElements(renderToString(bodyComponent))));
};

/** Adds the entry to a page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  if (!isProduction) return;
  const src = withPrefix(__ISLANDS_ENTRY__);
  setHeadComponents([createElement("script", { key: "islands", src, defer: true })]);
};

/** Removes Gatsby's own scripts. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  if (isProduction) replacePostBodyComponents(removeScripts(getPostBodyComponents()));
};
