/** What works in development, where Gatsby hydrates the whole page, but not on a built page. */
import path from "node:path";

import type { IGatsbyState } from "gatsby/dist/redux/types";
import type { Chunk, Compilation, NormalModule } from "webpack";

/** The site's own gatsby-browser, under the name that Gatsby gives it. */
export const siteName = "default-site-plugin";

/** The gatsby-browser APIs that a built page supports; `wrapPageElement` runs only when the page is rendered. */
const supportedApis = ["onClientEntry", "wrapRootElement", "wrapPageElement"];

/** Names the gatsby-browser APIs that never run, of the site and of every plugin that isn't ignored. */
export function unusedApis({ flattenedPlugins }: IGatsbyState, ignored: readonly string[]): string[] {
  return flattenedPlugins.flatMap(({ name, resolve, browserAPIs }) => {
    if (ignored.includes(name) || /[\\/]gatsby[\\/]dist[\\/]/.test(resolve)) return [];
    const unused = browserAPIs.filter((api) => name !== siteName || !supportedApis.includes(api));
    if (unused.length === 0) return [];
    const user = name === siteName ? "gatsby-browser" : name;
    return (
      `${user} uses ${unused.join(", ")}, which runs in development only: a built page is static. ` +
      `Move it to onClientEntry of gatsby-browser or into an island, or name the plugin in ignoreBrowserApis.`
    );
  });
}

/** Names the pages with client-only routes. */
export function clientOnlyRoutes({ pages, program }: IGatsbyState): string[] {
  return [...pages.values()].flatMap(({ path: page, matchPath, component }) => {
    if (!matchPath) return [];
    const file = path.relative(program.directory, component);
    return (
      `the page ${page} of ${file} has client-only routes (${matchPath}), which need Gatsby's router: ` +
      `a built page does not run it. Create a page for each address.`
    );
  });
}

const noRouter =
  "needs Gatsby's router, which a built page does not run: read `location`, or pass what the page knows as a prop";
const noQuery = "has no data in an island: query in the page, and pass the result as a prop";

/** Imports that lose their effect in an island. */
const lostInIslands: Readonly<Record<string, string>> = {
  navigate: "loads the page, and drops its state",
  useStaticQuery: noQuery,
  StaticQuery: noQuery,
  Router: noRouter,
  useLocation: noRouter,
  useMatch: noRouter,
  useNavigate: noRouter,
  useParams: noRouter,
};

/** Imports that lose their effect outside of islands. */
const lostInPages: Readonly<Record<string, string>> = {
  Script: `never runs outside of an island: put it into one with on="load" or on="idle"`,
};

/** Names what the site's files import from Gatsby and its router without effect. */
export function lostImports(compilation: Compilation, islands: ReadonlySet<Chunk>): ReadonlySet<string> {
  const { chunkGraph, compiler, modules } = compilation;
  const hydrated = new Set([...islands].flatMap((chunk) => chunkGraph.getChunkModules(chunk)));
  const messages = new Set<string>();
  for (const module of modules) {
    const file = path.relative(compiler.context, (module as NormalModule).resource ?? "");
    if (/(^|[\\/])(node_modules|\.cache|plugins)[\\/]/.test(file)) continue;
    const lost = hydrated.has(module) ? lostInIslands : lostInPages;
    for (const { request = "", ids } of module.dependencies as { request?: string; ids?: readonly string[] }[]) {
      const reason = lost[ids?.[0] ?? ""];
      if (reason && /^(gatsby|@reach\/router|@gatsbyjs\/reach-router)$/.test(request)) {
        messages.add(`${ids?.[0]} of ${request} in ${file} ${reason}.`);
      }
    }
  }
  return messages;
}
