/** The rules of the content: a build begins with them, and `gatsby develop` applies them after each save. */
import { readdirSync } from "node:fs";
import path from "node:path";

import type { Compiler } from "webpack";

import type * as Rules from "../src/rules";
import { load } from "./load";

/** Returns a sentence for each rule that the content breaks, as it is on the disk now. */
export async function diagnosticsNow(): Promise<readonly string[]> {
  try {
    const { diagnostics } = (await load("src/rules/index.ts")) as typeof Rules;
    return diagnostics();
  } catch (error) {
    return [`The content can't be loaded: ${(error as Error).message}`];
  }
}

/** Shows broken rules in the terminal and in the browser's overlay, as webpack's errors. */
export const checkContent = {
  apply: ({ hooks, webpack }: Compiler): void =>
    // In make the errors are there before webpack records the hash of the rebuild, so that the next hot update follows this one.
    hooks.make.tapPromise("content", async ({ errors, fileDependencies }) => {
      // A file of types alone is in no bundle. Webpack would resolve each import anew if it watched the folder instead.
      for (const source of readdirSync("src", { recursive: true, withFileTypes: true }))
        if (/\.tsx?$/.test(source.name)) fileDependencies.add(path.resolve(source.parentPath, source.name));
      for (const message of await diagnosticsNow()) errors.push(new webpack.WebpackError(message));
    }),
};
