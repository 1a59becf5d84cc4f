import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode, Reporter, Store } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";
import type { Chunk, Compilation, Compiler } from "webpack";

import { clientOnlyRoutes, lostImports, siteName, unusedApis } from "./warnings";

const name = "gatsby-plugin-islands";

const stateOf = (store: Store): IGatsbyState => store.getState() as IGatsbyState;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ folder: Joi.string().required(), ignoreBrowserApis: Joi.array().items(Joi.string()).default([]) });

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
  const unused = unusedApis(state, options["ignoreBrowserApis"] as readonly string[]);
  for (const message of [...unused, ...clientOnlyRoutes(state)]) reporter.warn(`${name}: ${message}`);
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
  { stage, store, reporter, actions, plugins },
  options,
) => {
  const { program, flattenedPlugins } = stateOf(store);
  const { directory } = program;
  const folder = path.join(directory, String(options["folder"]));
  if (stage === "build-html") {
    const stats = readFileSync(path.join(directory, "public/webpack.stats.json"), "utf8");
    const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: { islands: string[] } };
    const names = readdirSync(folder).map((file) => file.replace(/\.[jt]sx?$/, ""));
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          __ISLANDS__: JSON.stringify(names),
          __ISLANDS_ENTRY__: JSON.stringify(assetsByChunkName.islands.find((file) => file.endsWith(".js"))),
        }),
      ],
    });
  }
  if (stage !== "build-javascript") return;
  const browser = path.join(directory, "plugins", name, "browser");
  const hasSite = flattenedPlugins.some((plugin) => plugin.name === siteName && plugin.browserAPIs.length > 0);
  actions.setWebpackConfig({
    devtool: false,
    resolve: {
      alias: { [`${name}/folder`]: folder, [`${name}/site`]: hasSite && path.join(directory, "gatsby-browser") },
    },
    // A site's gatsby-browser exports what it needs.
    module: { rules: [{ include: browser, parser: { exportsPresence: false } }] },
    optimization: {
      // Of Gatsby's shared files only the style sheet is needed, which every page contains. The entry has to stay one file.
      splitChunks: {
        chunks: (chunk: Chunk) => chunk.name !== "islands",
        cacheGroups: { framework: false, lib: false, commons: false, shared: false },
      },
    },
    plugins: [{ apply: (compiler: Compiler) => addIslands(compiler, path.join(browser, "entry.ts"), reporter) }],
  });
};

/** Adds the entry, drops the scripts of Gatsby's own, and warns of what loses its effect without them. */
function addIslands(compiler: Compiler, entry: string, reporter: Reporter): void {
  const filename = "static/[name]-[contenthash].js";
  Object.assign(compiler.options.output, { filename, chunkFilename: filename });
  // `runtime: false` keeps webpack's runtime in the entry's own file.
  new compiler.webpack.EntryPlugin(compiler.context, entry, { name: "islands", runtime: false }).apply(compiler);
  const islandsOf = ({ entrypoints }: Compilation): ReadonlySet<Chunk> =>
    entrypoints.get("islands")?.getEntrypointChunk().getAllReferencedChunks() ?? new Set();
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.afterChunks.tap(name, () => {
      const messages = lostImports(compilation, islandsOf(compilation));
      for (const message of messages) reporter.warn(`${name}: ${message}`);
    });
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      const islands = islandsOf(compilation);
      for (const chunk of compilation.chunks) {
        if (islands.has(chunk)) continue;
        for (const file of chunk.files) if (file.endsWith(".js")) compilation.deleteAsset(file);
      }
    });
  });
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
