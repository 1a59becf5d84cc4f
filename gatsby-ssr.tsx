import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import type { ReactElement } from "react";

import { structuredData } from "./build/findable/structuredData";
import { toInlineJson } from "./build/findable/toInlineJson";
import { IconSprite } from "./src/components/ui/IconSprite";
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
 * on hydration, the icons' drawings, which the browser then need not be sent again as script, and the one script. The
 * drawings and the data for search engines come after the page's own markup: the headline needs neither, and the first
 * round trip then brings the first view.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  args.setHtmlAttributes({ lang: site.language });
  args.setPostBodyComponents([<IconSprite key="icons" />]);
  if (!isBuild) return;
  const { scripts, pathPrefix, pathname, setHeadComponents, setPostBodyComponents } = args as WithScripts;
  setHeadComponents(scripts.map(({ name }) => <script key={name} src={`${pathPrefix}/${name}`} async onLoad={stay} />));
  if (pathname === "/") setPostBodyComponents([<StructuredData key="data" pathPrefix={pathPrefix} />]);
};

/**
 * React moves an async script to the head's start, before the policy, unless someone listens to it. The listener is not
 * rendered; the law that the policy stands first notices when it no longer helps.
 */
function stay(): void {}

/** A block of data, not of script: the browser does not run it, so the policy need not know it. */
function StructuredData({ pathPrefix }: Pick<WithScripts, "pathPrefix">): ReactElement {
  const json = toInlineJson(structuredData(pathPrefix));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (!isBuild) return;
  args.replaceHeadComponents(orderHead(args.getHeadComponents() as ReactElement[]));
  const behind = args.getPostBodyComponents() as ReactElement[];
  args.replacePostBodyComponents(behind.filter(({ type }) => type === IconSprite || type === StructuredData));
};
