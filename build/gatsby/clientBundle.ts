/**
 * What the browser is sent. Gatsby's bundle starts with its own runtime, carries polyfills, a runtime in a file of its own,
 * source maps and some of its licences, and minifies the style sheet once more with a tool that breaks what Tailwind has
 * minified already. The byte budgets, the allow-list of `public/` and the deferred-start tests notice when any of it comes back.
 */
import path from "node:path";

import { BannerPlugin, type Configuration } from "webpack";

import { trustedTypesPolicy } from "../headers";
import { licences, licencesFile } from "../licences";

/** Every file whose name has a hash is in this folder, so that one rule can make them all immutable. */
const hashedName = "static/[name]-[contenthash].js";

/**
 * Asks the browser to compile every function of the file while it arrives, off the main thread. Else it only looks for where
 * the large ones end, and compiles them when they run, between the reader's press and its answer
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
export const compileHint = "//# allFunctionsCalledOnLoad";

/** Tells whoever opens one of the files where their licences stand; no page has a link there. */
const licenceHint = `//! Licences: ../${licencesFile}`;

/** After the minifier, which drops comments, and before the names get their hashes. */
const afterMinifying = 1_000;

/**
 * Replaces the entry and the splitting of Gatsby's production bundle.
 *
 * @param config - Webpack's configuration of the stage `build-javascript`.
 * @returns The configuration to use.
 */
export function clientBundle(config: Configuration): Configuration {
  return {
    ...config,
    entry: { app: path.resolve("src/gatsby/entry.ts") },
    target: ["web", "es2022"],
    devtool: false,
    output: {
      ...config.output,
      filename: hashedName,
      chunkFilename: hashedName,
      trustedTypes: { policyName: trustedTypesPolicy },
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, gatsby$: path.resolve("src/gatsby/gatsby.ts") },
    },
    plugins: [
      ...(config.plugins ?? []),
      new BannerPlugin({
        banner: `${compileHint}\n${licenceHint}`,
        raw: true,
        test: /react|hydrate/,
        stage: afterMinifying,
      }),
      licences(),
    ],
    module: { ...config.module, strictExportPresence: true },
    optimization: {
      ...config.optimization,
      minimizer: (config.optimization?.minimizer ?? [])
        .filter((minimizer) => minimizer?.constructor.name !== "CssMinimizerPlugin")
        .map((minimizer) => (minimizer?.constructor.name === "TerserPlugin" ? withoutComments(minimizer) : minimizer)),
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What was compiled while a file arrived is taken over in one task, as long as the file is large; React is two thirds.
          react: {
            name: "react",
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            chunks: "async",
            enforce: true,
          },
        },
      },
    },
  };
}

/** Drops every comment: the minifier would keep those that name a licence, in a file beside each script that has some. */
function withoutComments<Minimizer>(minimizer: Minimizer): Minimizer {
  const { options } = minimizer as { readonly options: TerserOptions };
  options.extractComments = false;
  options.minimizer.options.output = { ...options.minimizer.options.output, comments: false };
  return minimizer;
}

/** What is changed of the minifier's settings, as the plugin keeps them. */
interface TerserOptions {
  extractComments: boolean;
  readonly minimizer: { readonly options: { output?: object } };
}
