import { existsSync, readdirSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode, Store } from "gatsby";
import type { AssetInfo, Chunk, Compiler, Configuration, EntryObject, PathData } from "webpack";

const name = "gatsby-plugin-islands";

/** The fields used here of Gatsby's internal record of a plugin. */
interface FlattenedPlugin {
  readonly name: string;
  readonly resolve: string;
  readonly browserAPIs?: readonly string[];
}

interface State {
  readonly flattenedPlugins: readonly FlattenedPlugin[];
  readonly program: { readonly directory: string };
}

/** The site's own gatsby-browser, under the name that Gatsby gives it. */
const siteName = "default-site-plugin";

/** The gatsby-browser APIs that a built page supports; `wrapPageElement` runs only when the page is rendered. */
const supportedApis = ["onClientEntry", "wrapRootElement", "wrapPageElement"];

const stateOf = (store: Store): State => store.getState() as State;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description("The folder of the islands, relative to the site's root."),
    ignoreBrowserApis: Joi.array()
      .items(Joi.string())
      .default([])
      .description("Plugins whose gatsby-browser may stay unused without a warning."),
  });

/** Warns of APIs that run in development but not on a built page. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store, reporter }, options) => {
  const ignored = options["ignoreBrowserApis"] as readonly string[];
  for (const { name: plugin, resolve, browserAPIs = [] } of stateOf(store).flattenedPlugins) {
    if (ignored.includes(plugin) || /[\\/]gatsby[\\/]dist[\\/]/.test(resolve)) continue;
    const unused = browserAPIs.filter((api) => plugin !== siteName || !supportedApis.includes(api));
    if (unused.length === 0) continue;
    reporter.warn(
      `${name}: ${plugin === siteName ? "gatsby-browser" : plugin} uses ${unused.join(", ")}, which runs in development only: ` +
        `a built page is static. Move it to onClientEntry of gatsby-browser or into an island, or name the plugin in ignoreBrowserApis.`,
    );
  }
};

/**
 * Equal sources give equal scripts. Gatsby sets `compact` for JavaScript alone, and applies the options of the first file that is
 * compiled, JavaScript or TypeScript, to all others.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setBabelOptions({ options: { compact: true } });
};

/** Adds the islands' entry beside Gatsby's own, which Gatsby needs to know each page's static queries and styles. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { stage, store, getConfig, actions, plugins },
  options,
) => {
  const state = stateOf(store);
  const folder = path.join(state.program.directory, String(options["folder"]));
  if (stage === "build-html") {
    const names = readdirSync(folder).map((file) => file.replace(/\.[jt]sx$/, ""));
    // The scripts are built before the pages, so that their name is known here.
    actions.setWebpackConfig({ plugins: [plugins.define({ __ISLANDS__: JSON.stringify({ entry, names }) })] });
  }
  if (stage !== "build-javascript") return;
  const plugin = state.flattenedPlugins.find((each) => each.name === name) as FlattenedPlugin;
  const site = state.flattenedPlugins.find((each) => each.name === siteName);
  const own = (file: string): string => path.join(plugin.resolve, "browser", file);
  const siteBrowser = (api: string): string =>
    site?.browserAPIs?.includes(api) ? path.join(state.program.directory, "gatsby-browser") : own("noBrowser.ts");

  const config = getConfig() as Configuration;
  const alias = config.resolve?.alias as Record<string, string>;
  const gatsby = alias["gatsby$"] as string;
  const output = config.output ?? {};
  const { chunkFilename } = output;
  const hashed = "static/[name]-[contenthash].js";

  actions.replaceWebpackConfig({
    ...config,
    entry: {
      ...(config.entry as EntryObject),
      // `runtime: false` keeps webpack's runtime in the entry's own file.
      islands: { import: own("entry.ts"), filename: hashed, runtime: false },
    },
    // `onPostBuild` would remove source maps.
    devtool: false,
    output: {
      ...output,
      chunkFilename: (data: PathData, asset?: AssetInfo) =>
        isIslands(data.chunk as Chunk)
          ? hashed
          : typeof chunkFilename === "function"
            ? chunkFilename(data as Required<Pick<PathData, "chunk">>, asset)
            : String(chunkFilename),
    },
    resolve: {
      ...config.resolve,
      alias: {
        ...alias,
        gatsby$: own("gatsby.tsx"),
        [`${name}/gatsby$`]: gatsby,
        [`${name}/folder`]: folder,
        [`${name}/site-browser$`]: siteBrowser("onClientEntry"),
        [`${name}/site-root$`]: siteBrowser("wrapRootElement"),
      },
    },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), { include: [gatsby, own("")], sideEffects: false }],
    },
    optimization: {
      ...config.optimization,
      splitChunks: withoutIslands(config.optimization?.splitChunks),
      // Gatsby's own scripts are not served, so they are not minified.
      minimizer: [plugins.minifyJs({ include: /islands/ }), plugins.minifyCss()],
    },
    plugins: [...(config.plugins ?? []), { apply: recordAssets }],
  });
};

type SplitChunks = NonNullable<Configuration["optimization"]>["splitChunks"];

function isIslands(chunk: Pick<Chunk, "name">): boolean {
  return /^islands\b/.test(chunk.name ?? "");
}

/** Keeps the islands out of the files that Gatsby shares between its pages: none of those is served. */
function withoutIslands(splitChunks: SplitChunks): SplitChunks {
  if (!splitChunks) return splitChunks;
  const chunks = (chunk: Chunk): boolean => !isIslands(chunk);
  const groups = Object.entries(splitChunks.cacheGroups ?? {}).map(([key, group]) => {
    const isOptions = typeof group === "object" && !(group instanceof RegExp);
    return [key, isOptions ? { ...group, chunks } : group] as const;
  });
  return { ...splitChunks, chunks, cacheGroups: Object.fromEntries(groups) };
}

/** The entry's file, below `public`. */
let entry: string | undefined;

/** Scripts, maps, licences and style sheets of Gatsby's own entry, which no built page asks for. */
const unserved = new Set<string>();

function recordAssets(compiler: Compiler): void {
  compiler.hooks.done.tap(name, ({ compilation }) => {
    entry = [...(compilation.namedChunks.get("islands")?.files ?? [])].find((file) => file.endsWith(".js"));
    const served = new Set([...compilation.chunks].filter(isIslands).flatMap((chunk) => [...chunk.files]));
    for (const { name: file } of compilation.getAssets()) {
      if (/\.(js|css|map|LICENSE\.txt)$/.test(file) && !(served.has(file) && file.endsWith(".js"))) unserved.add(file);
    }
  });
}

/** What Gatsby writes for its own runtime, or for its next build. */
const gatsbyFiles = ["~partytown", "_gatsby", "page-data", "slice-data", "webpack.stats.json", "chunk-map.json", "404"];

/** Removes what no built page asks for, unless the site's `static` folder put it there. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { directory } = stateOf(store).program;
  const removed = [...gatsbyFiles, ...unserved].filter((file) => !existsSync(path.join(directory, "static", file)));
  for (const file of removed) await rm(path.join(directory, "public", file), { recursive: true, force: true });
  // A style sheet of a removed script may have left its folder empty.
  const assets = path.join(directory, "public", "static");
  if (existsSync(assets) && (await readdir(assets)).length === 0) await rm(assets, { recursive: true });
};
