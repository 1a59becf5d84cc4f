/** Formats the sources, and fixes what the linter can: `npm run fix`. */
import { spawnSync } from "node:child_process";

import { ESLint } from "eslint";

import { runCommand } from "./runCommand";

/** Returns whether every file could be read. */
function format(files: readonly string[]): boolean {
  const args = ["prettier", "--write", "--log-level=warn", "--ignore-unknown", ...files];
  return spawnSync("npx", args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

async function fix(): Promise<void> {
  const areFormatted = format(["."]);
  const eslint = new ESLint({ fix: true });
  const results = new Map<string, ESLint.LintResult>();
  // When the linter breaks a list of classes into lines, the formatter indents its element, and the linter then the list. Two rounds do.
  let files = ["."];
  for (let round = 0; round < 4 && files.length > 0; round++) {
    const found = await eslint.lintFiles(files);
    await ESLint.outputFixes(found);
    for (const result of found) results.set(result.filePath, result);
    files = found.filter(({ output }) => output !== undefined).map(({ filePath }) => filePath);
    if (files.length > 0) format(files);
  }
  const left = [...results.values()];
  const formatter = await eslint.loadFormatter("stylish");
  console.log(await formatter.format(left));
  if (!areFormatted || left.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1;
}

runCommand(fix);
