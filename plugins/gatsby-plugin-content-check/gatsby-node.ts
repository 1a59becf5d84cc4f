import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import ForkTsCheckerWebpackPlugin from "fork-ts-checker-webpack-plugin";
import type { GatsbyNode, Reporter, Store } from "gatsby";
import { createJiti } from "jiti";
import type { Compiler, WebpackPluginInstance } from "webpack";

const name = "gatsby-plugin-content-check";

interface Options {
  readonly rules?: string;
  readonly types: boolean;
}

/** What the site's module of rules exports: one sentence for each broken rule. */
interface Rules {
  readonly diagnostics: () => readonly string[] | Promise<readonly string[]>;
}

const directoryOf = (store: Store): string => store.getState().program.directory;

/** Loads the rules, and the content that they import, as they are on the disk now. */
async function diagnosticsOf(file: string): Promise<readonly string[]> {
  try {
    const jiti = createJiti(file, { moduleCache: false, fsCache: false });
    const { diagnostics } = await jiti.import<Partial<Rules>>(file);
    if (!diagnostics) return [`${file} has no diagnostics. Export a function of that name that returns sentences.`];
    return await diagnostics();
  } catch (error) {
    return [`The content can't be loaded: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    rules: Joi.string().description("The module of the rules, relative to the site's root."),
    types: Joi.boolean().default(true).description("Whether gatsby develop reports type errors."),
  });

/** Ends a build before it begins. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }, pluginOptions) => {
  const { rules } = pluginOptions as unknown as Options;
  if (!rules || process.env["gatsby_executing_command"] !== "build") return;
  const broken = await diagnosticsOf(path.join(directoryOf(store), rules));
  if (broken.length > 0) reporter.panic(broken.join("\n"));
};

/** Reports on every rebuild, as webpack's errors. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { stage, store, actions, reporter },
  pluginOptions,
) => {
  if (stage !== "develop") return;
  const { rules, types } = pluginOptions as unknown as Options;
  const directory = directoryOf(store);
  const plugins: WebpackPluginInstance[] = rules ? [contentRules(path.join(directory, rules))] : [];
  if (types) plugins.push(typeCheck(directory, reporter));
  actions.setWebpackConfig({ plugins });
};

/** Checks types, or says why it can't: without `tsconfig.json`, without TypeScript or with one that is too old or too new. */
const typeCheck = (directory: string, reporter: Reporter): WebpackPluginInstance => ({
  apply(compiler: Compiler): void {
    try {
      if (!existsSync(path.join(directory, "tsconfig.json"))) throw new Error("The site has no tsconfig.json.");
      const require = createRequire(path.join(directory, "package.json"));
      const { version } = require("typescript/package.json") as { readonly version: string };
      if (parseInt(version) > 6) throw new Error(`TypeScript ${version} has no compiler API. Install typescript@6.`);
      // Throws below TypeScript 3.6.
      new ForkTsCheckerWebpackPlugin({ async: false }).apply(compiler);
    } catch (error) {
      const [reason] = (error as Error).message.split("\n");
      reporter.info(`${name}: types are not checked. ${reason} With the option types: false nothing is said.`);
    }
  },
});

const contentRules = (file: string): WebpackPluginInstance => ({
  apply({ hooks, webpack }: Compiler): void {
    hooks.afterCompile.tapPromise(name, async (compilation) => {
      // A style sheet is a compilation of its own; the rules are no errors of it.
      if (compilation.compiler.isChild()) return;
      compilation.fileDependencies.add(file);
      for (const message of await diagnosticsOf(file)) compilation.errors.push(new webpack.WebpackError(message));
    });
  },
});
