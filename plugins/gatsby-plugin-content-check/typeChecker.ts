import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

import type { Reporter } from "gatsby";

/** The page's update goes first. */
const delayMs = 1_000;

/**
 * Returns a function to call after each rebuild: it runs the compiler once, with low priority, and reports wrong types in the
 * terminal. A compiler that watches would keep some 700 MB of memory.
 */
export function typeChecker(reporter: Reporter): () => void {
  const { resolve } = createRequire(path.resolve("package.json"));
  // TypeScript 7; the linter needs 6, which has the name "typescript".
  const compiler = path.join(path.dirname(resolve("@typescript/native/package.json")), "bin/tsc");
  const options = ["--noEmit", "--pretty", "false", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let wasRight = true;

  function run(): void {
    // The next one reads what has been saved meanwhile.
    if (isRunning) return schedule();
    isRunning = true;
    const { pid } = execFile(process.execPath, [compiler, ...options], (error, stdout, stderr) => {
      isRunning = false;
      if (error) reporter.warn(`Types: ${stdout || stderr || error.message}`);
      else if (!wasRight) reporter.success("Types: no errors");
      wasRight = !error;
    });
    if (pid) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
  }
  return schedule;
}
