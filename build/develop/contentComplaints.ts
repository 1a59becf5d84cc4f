/**
 * Says in the terminal and in the browser, within a second or two of saving, what the tests would say of the content: a
 * record that does not compile, a broken law, a contrast that falls short. Gatsby compiles TypeScript without checking it.
 */
import path from "node:path";

import type { Compiler, WebpackPluginInstance } from "webpack";

import { contentCheck } from "./checkContent";
import { withFrame } from "./complaint";

const name = "ContentComplaints";

/**
 * A webpack plugin for the development server. It never stops the server: a complaint goes when its cause does.
 *
 * @returns The plugin.
 */
export function contentComplaints(): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const check = contentCheck();

      compiler.hooks.afterCompile.tap(name, (compilation) => {
        if (compilation.compiler !== compiler) return;
        // Types leave no trace in a bundle, so that webpack would not look at a file which has nothing else.
        compilation.contextDependencies.add(path.resolve("src/content"));
        for (const complaint of check()) {
          const source = compiler.inputFileSystem?.readFileSync?.(path.resolve(complaint.file)) ?? "";
          const { WebpackError } = compiler.webpack;
          const { line, column } = complaint;
          const error = new WebpackError(withFrame(complaint, String(source)));
          error.file = complaint.file;
          error.loc = { start: { line, column } };
          compilation.errors.push(error);
        }
      });
    },
  };
}
