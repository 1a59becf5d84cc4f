import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Chunk, Compilation, Compiler } from "webpack";

import { entryOf, scriptsFile, unusedFiles, withoutSharedScripts } from "./gatsbyInternals";

const name = "gatsby-plugin-islands";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description("The folder of the islands, relative to the site's root."),
  });

/**
 * Equal sources give equal scripts. Gatsby sets `compact` for JavaScript alone, and applies the options of the first file that is
 * compiled, JavaScript or TypeScript, to all others.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setBabelOptions({ options: { compact: true } });
};

/** Adds the islands' entry beside Gatsby's own, which Gatsby needs to know each page's static queries and styles. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }, options) => {
  const folder = path.resolve(String(options["folder"]));
  if (stage === "build-html") {
    const names = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name.replace(/\.[jt]sx?$/, ""));
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          __ISLANDS__: JSON.stringify(names),
          __ISLANDS_ENTRY__: JSON.stringify(entryOf(readFileSync(scriptsFile, "utf8"))),
        }),
      ],
    });
  }
  if (stage !== "build-javascript") return;
  const browser = path.resolve("finish/browser");
  actions.setWebpackConfig({
    devtool: false,
    resolve: { alias: { [`${name}/folder`]: folder, [`${name}/site`]: path.resolve("gatsby-browser") } },
    // gatsby-browser exports what the site needs, which need not be all.
    module: { rules: [{ include: browser, parser: { exportsPresence: false } }] },
    optimization: {
      // The entry has to stay one file.
      splitChunks: { chunks: (chunk: Chunk) => chunk.name !== "islands", cacheGroups: withoutSharedScripts },
    },
    plugins: [{ apply: (compiler: Compiler) => addIslands(compiler, path.join(browser, "entry.ts")) }],
  });
};

/** Adds the entry, and drops the scripts of Gatsby's own before they are minified. */
function addIslands(compiler: Compiler, entry: string): void {
  const filename = "static/[name]-[contenthash].js";
  Object.assign(compiler.options.output, { filename, chunkFilename: filename });
  // `runtime: false` keeps webpack's runtime in the entry's own file.
  new compiler.webpack.EntryPlugin(compiler.context, entry, { name: "islands", runtime: false }).apply(compiler);
  compiler.hooks.thisCompilation.tap(name, (compilation: Compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      const islands = compilation.entrypoints.get("islands")?.getEntrypointChunk().getAllReferencedChunks();
      for (const chunk of compilation.chunks) {
        if (islands?.has(chunk)) continue;
        for (const file of chunk.files) if (file.endsWith(".js")) compilation.deleteAsset(file);
      }
    });
  });
}

/** Removes what no built page asks for, unless the site's `static` folder put it there. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  // The sentence alone: of an error Gatsby shows the compiled code around it.
  const unused = await readdir("public")
    .then(unusedFiles)
    .catch(({ message }: Error) => reporter.panic(message));
  for (const file of unused) {
    if (existsSync(path.join("static", file))) continue;
    await rm(path.join("public", file), { recursive: true });
  }
};
