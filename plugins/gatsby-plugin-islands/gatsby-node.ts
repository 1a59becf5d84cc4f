import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode, Reporter, Store } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import type { Chunk, ChunkGroup, Compilation, Compiler, Configuration, EntryObject } from "webpack";

import { clientOnlyRoutes, lostImports, siteName, unusedApis } from "./warnings";

const name = "gatsby-plugin-islands";

const stateOf = (store: Store): IGatsbyState => store.getState() as IGatsbyState;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description("The folder of the islands, relative to the site's root."),
    ignoreBrowserApis: Joi.array()
      .items(Joi.string())
      .default([])
      .description("Plugins whose gatsby-browser may stay unused without a warning."),
  });

/**
 * Makes a build start clean, and the development after it: they would find what plugins changed in `public/`. Gatsby empties its
 * own cache when `public/` is missing, but for webpack's.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ store, reporter }) => {
  const { directory } = stateOf(store).program;
  const wasDeveloped = existsSync(path.join(directory, "public/page-data"));
  if (process.env["gatsby_executing_command"] !== "build" && wasDeveloped) return;
  reporter.info(`${name}: starts clean, so public/ and the caches of the last build are removed.`);
  await rm(path.join(directory, "public"), { recursive: true, force: true });
  await rm(path.join(directory, ".cache/webpack"), { recursive: true, force: true });
};

/** Warns of what works in development but not on a built page. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store, reporter }, options) => {
  const state = stateOf(store);
  const messages = [
    ...unusedApis(state, options["ignoreBrowserApis"] as readonly string[]),
    ...clientOnlyRoutes(state),
  ];
  for (const message of messages) reporter.warn(`${name}: ${message}`);
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
  { stage, store, reporter, getConfig, actions, plugins },
  options,
) => {
  const { program, flattenedPlugins } = stateOf(store);
  const folder = path.join(program.directory, String(options["folder"]));
  if (stage === "build-html") {
    const names = readdirSync(folder).map((file) => file.replace(/\.[jt]sx?$/, ""));
    const stats = readFileSync(path.join(program.directory, "public/webpack.stats.json"), "utf8");
    const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: { islands: string[] } };
    const entry = assetsByChunkName.islands.find((file) => file.endsWith(".js"));
    actions.setWebpackConfig({ plugins: [plugins.define({ __ISLANDS__: JSON.stringify({ entry, names }) })] });
  }
  if (stage !== "build-javascript") return;
  const find = (plugin: string) => flattenedPlugins.find((each) => each.name === plugin);
  const own = (file: string): string => path.join(String(find(name)?.resolve), "browser", file);
  const siteApis = (find(siteName)?.browserAPIs ?? []) as readonly string[];
  const siteBrowser = (api: string): string =>
    siteApis.includes(api) ? path.join(program.directory, "gatsby-browser") : own("noBrowser.ts");

  const config = getConfig() as Configuration;
  const alias = config.resolve?.alias as Record<string, string>;
  const gatsby = alias["gatsby$"] as string;
  const splitChunks = config.optimization?.splitChunks || {};
  const filename = "static/[name]-[contenthash].js";

  actions.replaceWebpackConfig({
    ...config,
    // `runtime: false` keeps webpack's runtime in the entry's own file.
    entry: { ...(config.entry as EntryObject), islands: { import: own("entry.ts"), runtime: false } },
    devtool: false,
    output: { ...config.output, filename, chunkFilename: filename },
    resolve: {
      ...config.resolve,
      alias: {
        ...alias,
        gatsby$: own("gatsby.ts"),
        [`${name}/gatsby$`]: gatsby,
        [`${name}/folder`]: folder,
        [`${name}/site-browser$`]: siteBrowser("onClientEntry"),
        [`${name}/site-root$`]: siteBrowser("wrapRootElement"),
      },
    },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), { include: gatsby, sideEffects: false }] },
    optimization: {
      ...config.optimization,
      // Of Gatsby's shared files only the style sheet is needed, which every page contains. The entry has to stay one file.
      splitChunks: {
        ...splitChunks,
        chunks: (chunk: Chunk) => chunk.name !== "islands",
        cacheGroups: { default: false, defaultVendors: false, styles: splitChunks.cacheGroups?.["styles"] ?? false },
      },
    },
    plugins: [...(config.plugins ?? []), { apply: (compiler: Compiler) => keepIslands(compiler, reporter) }],
  });
};

/** Drops the scripts of Gatsby's own entry, and warns of what loses its effect without them. */
function keepIslands(compiler: Compiler, reporter: Reporter): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.afterChunks.tap(name, () => {
      const messages = lostImports(compilation, islandsChunks(compilation));
      for (const message of messages) reporter.warn(`${name}: ${message}`);
    });
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      const served = islandsChunks(compilation);
      for (const chunk of compilation.chunks) {
        if (served.has(chunk)) continue;
        for (const file of chunk.files) if (file.endsWith(".js")) compilation.deleteAsset(file);
      }
    });
  });
}

/** The chunks of the islands' entry, and those that they load. */
function islandsChunks({ entrypoints }: Compilation): ReadonlySet<Chunk> {
  const groups = new Set<ChunkGroup>();
  const add = (group: ChunkGroup | undefined): void => {
    if (!group || groups.has(group)) return;
    groups.add(group);
    for (const child of group.childrenIterable) add(child);
  };
  add(entrypoints.get("islands"));
  return new Set([...groups].flatMap(({ chunks }) => chunks));
}

/** What Gatsby writes for its own runtime or for its next build, and its style sheets, which the pages contain. */
const gatsbyFiles =
  /^(~partytown|_gatsby|page-data|slice-data|webpack\.stats\.json|chunk-map\.json|404|[^.]+\.[\da-f]{20}\.css)$/;

/** Removes what no built page asks for, unless the site's `static` folder put it there. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  const { directory } = stateOf(store).program;
  for (const file of await readdir(path.join(directory, "public"))) {
    if (!gatsbyFiles.test(file) || existsSync(path.join(directory, "static", file))) continue;
    await rm(path.join(directory, "public", file), { recursive: true });
  }
};
