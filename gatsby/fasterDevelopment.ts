/**
 * Gatsby's inside: four waits of `gatsby develop` that nobody needs. Each can be deleted by itself; docs/decisions/development.md has
 * what it saves.
 */
import { createRequire } from "node:module";
import path from "node:path";

import type { Compiler, Configuration } from "webpack";

/** The modules of the pages. In development the browser renders them; compiled for Node too, the first page waits. */
export const withoutPages = { "$virtual/async-requires": "var {}", "./src/root": "var {}" };

/** Leaves out Gatsby's linter, which knows JavaScript alone, by rules of its own. The first page waits for it. */
export function withoutLinter(config: Configuration): Configuration {
  const plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  return { ...config, plugins };
}

/** The icons as one file, as Node reads them. The other one names some 2,100, of which webpack reads each. */
export const iconsInOneFile = { "lucide-react$": createRequire(path.resolve("package.json")).resolve("lucide-react") };

/** Lets an update load no style sheet: mini-css-extract-plugin would at each one, and the module of the sheet does where it has changed. */
export const keepStyleSheet = {
  apply: ({ hooks, webpack: { RuntimeModule } }: Compiler): void => {
    class KeepStyleSheet extends RuntimeModule {
      override generate(): string {
        return "delete __webpack_require__.hmrC.miniCss;";
      }
    }
    hooks.thisCompilation.tap("keep-style-sheet", (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap("keep-style-sheet", (chunk) =>
        compilation.addRuntimeModule(chunk, new KeepStyleSheet("keep style sheet", RuntimeModule.STAGE_TRIGGER)),
      ),
    );
  },
};
