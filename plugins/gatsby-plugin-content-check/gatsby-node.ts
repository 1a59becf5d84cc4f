import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";

import { build } from "esbuild";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";

import { runningCommand } from "./gatsbyInternals";
import { typeChecker } from "./typeChecker";

const name = "gatsby-plugin-content-check";

/** What the site's module of rules exports: one sentence for each broken rule. */
interface Rules {
  readonly diagnostics: () => readonly string[];
}

/** Loads the rules, and the content that they import, as they are on the disk now. esbuild reads them in a process of its own. */
async function diagnosticsOf(file: string): Promise<readonly string[]> {
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      packages: "external",
      platform: "node",
      write: false,
      logLevel: "silent",
    });
    const loaded = { exports: {} as Rules };
    const [code] = outputFiles;
    compileFunction(code?.text ?? "", ["module", "require"], { filename: file })(loaded, createRequire(file));
    return loaded.exports.diagnostics();
  } catch (error) {
    return [`The content can't be loaded: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    rules: Joi.string().required().description("The module of the rules, relative to the site's root."),
    project: Joi.string().required().description("The tsconfig.json of the files to check while editing."),
  });

/** Ends a build before it begins. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }, { rules }) => {
  if (runningCommand(reporter) !== "build") return;
  const broken = await diagnosticsOf(path.resolve(String(rules)));
  if (broken.length > 0) reporter.panic(broken.join("\n"));
};

/** Reports broken rules on every rebuild, as webpack's errors. Types are checked afterwards: a hot update does not wait for them. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { stage, actions, reporter },
  { rules, project },
) => {
  if (stage !== "develop") return;
  const file = path.resolve(String(rules));
  const types = typeChecker(String(project), reporter);
  const checks = ({ hooks, webpack }: Compiler): void => {
    // In make the errors are there before webpack records the hash of the rebuild. A rebuild with errors sends nothing: if its hash were
    // recorded, the next hot update would follow a rebuild that no browser has.
    hooks.make.tapPromise(name, async ({ errors, fileDependencies }) => {
      // A file of types alone is not in the bundle. Webpack would resolve each import anew if it watched the folder instead.
      for (const source of readdirSync("src", { recursive: true, withFileTypes: true }))
        if (/\.tsx?$/.test(source.name)) fileDependencies.add(path.resolve(source.parentPath, source.name));
      for (const message of await diagnosticsOf(file)) errors.push(new webpack.WebpackError(message));
    });
    hooks.invalid.tap(name, types.stop);
    hooks.done.tap(name, types.start);
  };
  actions.setWebpackConfig({ plugins: [{ apply: checks }] });
};
