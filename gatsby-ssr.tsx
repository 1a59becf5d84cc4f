import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import type { ReactElement } from "react";

import { IconSprite } from "./src/components/ui/IconSprite";
import { onlyOurs, StructuredData } from "./src/gatsby/postBody";
import { entryScript } from "./src/gatsby/entryScript";
import { orderHead } from "./src/gatsby/head";
import { renderPage } from "./src/gatsby/renderPage";
import { site } from "./src/site";

export { wrapRootElement } from "./src/root";

/** The development server renders with Gatsby's own means and keeps its own scripts. */
const isBuild = process.env["BUILD_STAGE"] === "build-html";

/** What Gatsby passes but its types leave out: the entry's files. */
interface WithScripts extends RenderBodyArgs {
  readonly scripts: readonly { readonly name: string }[];
  readonly pathPrefix: string;
}

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ pathname, replaceBodyHTMLString }) => {
  if (isBuild) replaceBodyHTMLString(renderPage(pathname));
};

/**
 * Puts around the page what is the document's and not React's: the language, which a `<html>` in a page's Head would lose
 * on hydration, the one script, and what stands behind the page.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  args.setHtmlAttributes({ lang: site.language });
  args.setPostBodyComponents([<IconSprite key="icons" />]);
  if (!isBuild) return;
  const { scripts, pathPrefix, pathname, setHeadComponents, setPostBodyComponents } = args as WithScripts;
  setHeadComponents(scripts.map(({ name }) => entryScript(`${pathPrefix}/${name}`)));
  if (pathname === "/") setPostBodyComponents([<StructuredData key="data" pathPrefix={pathPrefix} />]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (!isBuild) return;
  args.replaceHeadComponents(orderHead(args.getHeadComponents() as ReactElement[]));
  args.replacePostBodyComponents(onlyOurs(args.getPostBodyComponents() as ReactElement[]));
};
