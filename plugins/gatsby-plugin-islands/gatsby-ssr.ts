import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { parse } from "node-html-parser";
import { createElement, type ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Set by gatsby-node.ts: the entry's file below `public`, and the names of the islands' files. */
declare const __ISLANDS__: { readonly entry: string; readonly names: readonly string[] };

/** In development Gatsby hydrates the whole page. */
const isBuild = process.env["BUILD_STAGE"] === "build-html";

/**
 * Renders any page that Gatsby knows to static HTML, without the elements that only Gatsby's runtime needs.
 *
 * @throws When an island's file is missing.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async (
  { bodyComponent, pathname, replaceBodyHTMLString },
  options,
) => {
  if (!isBuild) return;
  const html = await render(bodyComponent as ReactElement);
  const page = parse(html);
  for (const { attributes } of page.querySelectorAll("gatsby-island")) {
    const island = attributes["data-island"] as string;
    if (__ISLANDS__.names.includes(island)) continue;
    throw new Error(
      `gatsby-plugin-islands: the page ${pathname} has <Island name="${island}">, but ${String(options["folder"])} has no file ` +
        `${island}.js, .jsx, .ts or .tsx. Move the component there, or give the name of its file.`,
    );
  }
  const wrapper = page.getElementById("gatsby-focus-wrapper")?.range;
  const announcer = page.getElementById("gatsby-announcer")?.range;
  if (!wrapper || !announcer) return replaceBodyHTMLString(html);
  // Cut instead of written anew, so that the page keeps what React wrote. The announcer follows the wrapper.
  const content = html.slice(html.indexOf(">", wrapper[0]) + 1, announcer[0] - "</div>".length);
  replaceBodyHTMLString(html.slice(0, wrapper[0]) + content + html.slice(announcer[1]));
};

/** Renders to the end: Suspense is awaited, and its content stands in its place instead of in a script. */
function render(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

/** Adds the entry to a page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  if (!isBuild) return;
  const { pathPrefix, setHeadComponents } = args as RenderBodyArgs & { readonly pathPrefix: string };
  const src = `${pathPrefix}/${__ISLANDS__.entry}`;
  setHeadComponents([createElement("script", { key: "islands", src, defer: true })]);
};

/** Removes Gatsby's own scripts: the inline ones, and the slice that loads the others. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args: PreRenderHTMLArgs) => {
  if (!isBuild) return;
  const components = args.getPostBodyComponents() as ReactElement<Readonly<Record<string, unknown>>>[];
  args.replacePostBodyComponents(
    components.filter(
      ({ props }) => !String(props["id"]).startsWith("gatsby-") && props["sliceId"] !== "_gatsby-scripts",
    ),
  );
};
