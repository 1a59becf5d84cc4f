import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

import type { Reporter } from "gatsby";

/** The page's update goes first. */
const delayMs = 500;

/** Whether a program and what it starts can be ended together: the compiler may be a child of its script. */
const hasGroups = process.platform !== "win32";

/**
 * Checks the types of a project, a `tsconfig.json`. Returns two functions: `start`, for after a rebuild, runs the compiler once, with low
 * priority, and reports wrong types in the terminal; `stop`, for before one, ends it, because it would share the processor with the
 * rebuild. A compiler that watches would keep some 700 MB of memory.
 */
export function typeChecker(
  project: string,
  reporter: Reporter,
): { readonly start: () => void; readonly stop: () => void } {
  const { resolve } = createRequire(path.resolve("package.json"));
  // TypeScript 7; the linter needs 6, which has the name "typescript".
  const compiler = path.join(path.dirname(resolve("@typescript/native/package.json")), "bin/tsc");
  // With more threads it takes a quarter more memory, and the processor from the page.
  const options = "--noEmit --pretty false --singleThreaded --incremental --tsBuildInfoFile .cache/types.tsbuildinfo";
  const args = [compiler, "--project", project, ...options.split(" ")];
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let wasRight = true;

  function run(): void {
    const child = spawn(process.execPath, args, { detached: hasGroups });
    running = child;
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
    child.once("close", (code) => {
      if (running !== child) return;
      running = undefined;
      if (code !== 0) reporter.warn(`Types: ${output}`);
      else if (!wasRight) reporter.success("Types: no errors");
      wasRight = code === 0;
    });
  }

  function stop(): void {
    clearTimeout(timer);
    // With SIGTERM the compiler goes on.
    if (running?.pid && running.exitCode === null) process.kill(hasGroups ? -running.pid : running.pid, "SIGKILL");
    running = undefined;
  }

  function start(): void {
    stop();
    timer = setTimeout(run, delayMs);
  }
  return { start, stop };
}
