import path from "node:path";

import ForkTsCheckerWebpackPlugin from "fork-ts-checker-webpack-plugin";
import type { GatsbyNode, Store } from "gatsby";
import { createJiti } from "jiti";
import type { Compiler } from "webpack";

const name = "gatsby-plugin-content-check";

interface State {
  readonly program: { readonly directory: string };
}

/** What the site's module of rules exports: one sentence for each broken rule. */
interface Rules {
  readonly diagnostics: () => readonly string[];
}

const rulesFile = (store: Store, options: Readonly<Record<string, unknown>>): string =>
  path.join((store.getState() as State).program.directory, String(options["rules"]));

/** Loads the rules, and the content that they import, as they are on the disk now. */
async function diagnosticsOf(file: string): Promise<readonly string[]> {
  try {
    const jiti = createJiti(file, { moduleCache: false, fsCache: false });
    return (await jiti.import<Rules>(file)).diagnostics();
  } catch (error) {
    return [`The content can't be loaded: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    rules: Joi.string().required().description("The module of the rules, relative to the site's root."),
  });

/** Ends a build before it begins. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }, options) => {
  if (process.env["gatsby_executing_command"] !== "build") return;
  const broken = await diagnosticsOf(rulesFile(store, options));
  if (broken.length > 0) reporter.panic(broken.join("\n"));
};

/** Reports on every rebuild, as webpack's errors. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, store, actions }, options) => {
  if (stage !== "develop") return;
  const file = rulesFile(store, options);
  const contentRules = {
    apply({ hooks, webpack }: Compiler): void {
      hooks.afterCompile.tapPromise(name, async (compilation) => {
        // A style sheet is a compilation of its own; the rules are no errors of it.
        if (compilation.compiler.isChild()) return;
        compilation.fileDependencies.add(file);
        for (const message of await diagnosticsOf(file)) compilation.errors.push(new webpack.WebpackError(message));
      });
    },
  };
  actions.setWebpackConfig({ plugins: [new ForkTsCheckerWebpackPlugin({ async: false }), contentRules] });
};
