/** What is checked after each save of `gatsby develop`: the rules of the content, with which a build begins too, and types. */
import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { compileFunction } from "node:vm";

import { build } from "esbuild";
import type { Reporter } from "gatsby";
import type { Compiler } from "webpack";

import type * as Rules from "../src/rules";

const rules = path.resolve("src/rules/index.ts");

/** Returns a sentence for each rule that the content breaks, as it is on the disk now. */
export async function diagnosticsNow(): Promise<readonly string[]> {
  try {
    const { outputFiles } = await build({
      entryPoints: [rules],
      bundle: true,
      packages: "external",
      platform: "node",
      write: false,
      logLevel: "silent",
    });
    const module = { exports: {} as typeof Rules };
    const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "require"], { filename: rules });
    run(module, createRequire(rules));
    return module.exports.diagnostics();
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

/** How long after a rebuild types are checked, in milliseconds: the page's update goes first. */
const delayMs = 500;

/**
 * Reports wrong types in the terminal. After each rebuild the compiler runs once, with low priority; the next save ends it. One that
 * watches would keep 700 MB of memory.
 */
export function checkTypes(reporter: Reporter): { apply: (compiler: Compiler) => void } {
  const args = ["node_modules/@typescript/native/bin/tsc", "--project", "tsconfig.build.json", "--pretty", "false"];
  const state = ["--singleThreaded", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  // Its script starts the compiler as a process of its own: both end together, but on Windows, where there are no groups.
  const detached = process.platform !== "win32";
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let wasRight = true;

  function run(): void {
    const child = spawn(process.execPath, [...args, ...state], { detached });
    running = child;
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output += text.toString()));
    child.once("close", (code) => {
      if (running !== child) return;
      if (output) reporter.warn(`Types: ${output}`);
      else if (code === 0 && !wasRight) reporter.success("Types: no errors");
      wasRight = code === 0;
    });
  }

  function stop(): void {
    clearTimeout(timer);
    if (running?.pid && running.exitCode === null) process.kill(detached ? -running.pid : running.pid, "SIGKILL");
    running = undefined;
  }

  return {
    apply: ({ hooks }) => {
      hooks.invalid.tap("types", stop);
      hooks.done.tap("types", () => {
        stop();
        timer = setTimeout(run, delayMs);
      });
    },
  };
}
