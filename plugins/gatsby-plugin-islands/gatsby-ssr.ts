import { type GatsbySSR, withPrefix } from "gatsby";
import { createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { separateBlocks } from "./separateBlocks";

/** Set by gatsby-node.ts: the entry's file below `public`. */
declare const __ISLANDS_ENTRY__: string;

/** In development Gatsby hydrates the whole page. */
const isBuild = process.env["BUILD_STAGE"] === "build-html";

/** The elements that only Gatsby's runtime needs. */
const runtimeElements = /<div[^>]* id="gatsby-focus-wrapper"[^>]*>(.*)<\/div><div id="gatsby-announcer"[^>]*><\/div>/s;

/** Renders a page to static HTML. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString }) => {
  if (!isBuild) return;
  replaceBodyHTMLString(separateBlocks(renderToString(bodyComponent).replace(runtimeElements, "$1")));
};

/** Adds the entry to a page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  if (!isBuild) return;
  const src = withPrefix(__ISLANDS_ENTRY__);
  setHeadComponents([createElement("script", { key: "islands", src, defer: true })]);
};

/** Removes Gatsby's own scripts: the inline ones, and the slice that loads the others. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  if (!isBuild) return;
  const components = getPostBodyComponents() as ReactElement<{ readonly id?: string; readonly sliceId?: string }>[];
  replacePostBodyComponents(
    components.filter(({ props }) => !props.id?.startsWith("gatsby-") && props.sliceId !== "_gatsby-scripts"),
  );
};
