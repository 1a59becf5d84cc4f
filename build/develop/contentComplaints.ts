/**
 * Says in the terminal and in the browser, within a second or two of saving, what the tests would say of the content: a
 * record that does not compile, a broken law, a contrast that falls short. Gatsby compiles TypeScript without checking it.
 */
import path from "node:path";

import type { Compiler, WebpackPluginInstance } from "webpack";

import { contentCheck } from "./checkContent";
import { type Complaint, describeComplaint } from "./complaint";

const name = "ContentComplaints";

/**
 * A webpack plugin for the development server. It never stops the server: a complaint goes when its cause does.
 *
 * @param check - What says what is wrong now.
 * @returns The plugin.
 */
export function contentComplaints(check: () => readonly Complaint[] = contentCheck()): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      compiler.hooks.afterCompile.tap(name, (compilation) => {
        if (compilation.compiler !== compiler) return;
        // Types leave no trace in a bundle, so that webpack would not look at a file which has nothing else; nor at a style sheet
        // that can't be read.
        for (const folder of ["src/content", "src/styles"]) compilation.contextDependencies.add(path.resolve(folder));
        for (const complaint of complaintsOf(check)) {
          const { file, line, column } = complaint;
          const { WebpackError } = compiler.webpack;
          const error = new WebpackError(describeComplaint(complaint));
          error.file = file;
          error.loc = { start: { line, column } };
          compilation.errors.push(error);
        }
      });
    },
  };
}

/** A check that breaks off says so too: an exception in this hook would leave the server waiting for ever. */
function complaintsOf(check: () => readonly Complaint[]): readonly Complaint[] {
  try {
    return check();
  } catch (error) {
    const message = `The content could not be checked. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return [{ file: "src/content", line: 1, column: 1, message }];
  }
}
