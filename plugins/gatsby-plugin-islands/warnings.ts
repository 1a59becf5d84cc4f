/** What works in development, where Gatsby hydrates the whole page, but not on a built page. */
import path from "node:path";

import type { IGatsbyState } from "gatsby/dist/redux/types";
import type { Chunk, Compilation, NormalModule } from "webpack";

/** The site's own gatsby-browser, under the name that Gatsby gives it. */
export const siteName = "default-site-plugin";

/** The gatsby-browser APIs of the site that a built page supports; `wrapPageElement` runs only when the page is rendered. */
const supportedApis = ["onClientEntry", "wrapRootElement", "wrapPageElement"];

/** Names the gatsby-browser APIs that never run, of the site and of every plugin that isn't ignored. */
export function unusedApis({ flattenedPlugins }: IGatsbyState, ignored: readonly string[]): string[] {
  return flattenedPlugins.flatMap(({ name, resolve, browserAPIs }) => {
    if (ignored.includes(name) || /[\\/]gatsby[\\/]dist[\\/]/.test(resolve)) return [];
    const isSite = name === siteName;
    const unused = browserAPIs.filter((api) => !isSite || !supportedApis.includes(api));
    if (unused.length === 0) return [];
    return (
      `${isSite ? "gatsby-browser" : name} uses ${unused.join(", ")}, which runs in development only: a built page is static. ` +
      `Move it to onClientEntry of gatsby-browser or into an island, or name the plugin in ignoreBrowserApis.`
    );
  });
}

/** Names the pages with client-only routes. */
export function clientOnlyRoutes({ pages, program }: IGatsbyState): string[] {
  return [...pages.values()]
    .filter(({ matchPath }) => matchPath)
    .map(
      ({ path: page, matchPath, component }) =>
        `the page ${page} of ${path.relative(program.directory, component)} has client-only routes (${matchPath}), ` +
        `which need Gatsby's router: a built page does not run it. Create a page for each address.`,
    );
}

const noRuntime = "needs Gatsby's router or queries, which an island lacks: pass what the page knows as a prop";

/** Imports that lose their effect: `Script` outside of islands, all others in them. */
const lost: Readonly<Record<string, string>> = {
  Script: `never runs outside of an island: put it into one with on="load" or on="idle"`,
  navigate: "loads the page, and drops its state",
  useStaticQuery: noRuntime,
  StaticQuery: noRuntime,
  Router: noRuntime,
  useLocation: noRuntime,
  useMatch: noRuntime,
  useNavigate: noRuntime,
  useParams: noRuntime,
};

/** Names what the site's files import from Gatsby and its router without effect. */
export function lostImports(compilation: Compilation, islands: ReadonlySet<Chunk>): ReadonlySet<string> {
  const { chunkGraph, compiler, modules } = compilation;
  const hydrated = new Set([...islands].flatMap((chunk) => chunkGraph.getChunkModules(chunk)));
  const messages = new Set<string>();
  for (const module of modules) {
    const file = path.relative(compiler.context, (module as NormalModule).resource ?? "");
    if (/(^|[\\/])(node_modules|\.cache|plugins)[\\/]/.test(file)) continue;
    for (const { request = "", ids } of module.dependencies as { request?: string; ids?: readonly string[] }[]) {
      const name = ids?.[0] ?? "";
      if (!lost[name] || !/^(gatsby|@reach\/router|@gatsbyjs\/reach-router)$/.test(request)) continue;
      if (hydrated.has(module) !== (name === "Script")) messages.add(`${name} of ${request} in ${file} ${lost[name]}.`);
    }
  }
  return messages;
}
