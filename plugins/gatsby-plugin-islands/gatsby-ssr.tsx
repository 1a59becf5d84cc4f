import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Set by gatsby-node.ts: the entry's file below `public`, and the names of the islands' files. */
declare const __ISLANDS__: { readonly entry: string; readonly names: readonly string[] };

/** In development Gatsby hydrates the whole page. */
const isBuild = process.env["BUILD_STAGE"] === "build-html";

/** Gatsby's focus wrapper and route announcer, which only its own runtime needs. */
const focusWrapper = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
const announcer = /<\/div><div id="gatsby-announcer"[^>]*><\/div>/;

/**
 * Renders any page that Gatsby knows to static HTML.
 *
 * @throws When an island's file is missing, or when Gatsby's wrapper has changed.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (
  { bodyComponent, pathname, replaceBodyHTMLString },
  options,
) => {
  if (!isBuild) return;
  const html = renderToString(bodyComponent as ReactElement);
  if (!html.includes(focusWrapper) || !announcer.test(html)) {
    throw new Error(
      `gatsby-plugin-islands: the page ${pathname} is not wrapped as Gatsby 5.16 wraps it. Use that version, or update this plugin.`,
    );
  }
  assertIslandsExist(html, pathname, String(options["folder"]));
  replaceBodyHTMLString(html.replace(focusWrapper, "").replace(announcer, ""));
};

function assertIslandsExist(html: string, page: string, folder: string): void {
  for (const [, island = ""] of html.matchAll(/<gatsby-island data-island="([^"]*)"/g)) {
    if (__ISLANDS__.names.includes(island)) continue;
    throw new Error(
      `gatsby-plugin-islands: the page ${page} has <Island name="${island}">, but ${folder} has no file ${island}.tsx. ` +
        `Move the component there, or give the name of its file.`,
    );
  }
}

/** Adds the entry to a page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  if (!isBuild) return;
  const { pathPrefix, setHeadComponents } = args as RenderBodyArgs & { readonly pathPrefix: string };
  setHeadComponents([<script key="islands" src={`${pathPrefix}/${__ISLANDS__.entry}`} defer />]);
};

type Props = Readonly<Record<string, unknown>>;

/** Removes Gatsby's own scripts: the inline ones, the slice that loads the others, and their preloads. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args: PreRenderHTMLArgs) => {
  if (!isBuild) return;
  const keep = (components: readonly unknown[], isGatsbys: (element: ReactElement<Props>) => boolean): ReactElement[] =>
    (components as ReactElement<Props>[]).filter((element) => !isGatsbys(element));
  args.replaceHeadComponents(
    keep(args.getHeadComponents(), ({ type, props }) => type === "link" && props["as"] === "script"),
  );
  args.replacePostBodyComponents(
    keep(
      args.getPostBodyComponents(),
      ({ props }) => String(props["id"]).startsWith("gatsby-") || props["sliceId"] === "_gatsby-scripts",
    ),
  );
};
