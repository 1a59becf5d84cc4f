/** Every check: `npm test`. Formatting, lint and types, Jest, a clean production build, and that build in real browsers. */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { howToInstall, otherEngines, provideChromium } from "./browsers";
import { checkFolder } from "./gatsby";
import { runCommand } from "./runCommand";

/** What a tool reports: how many tests ended in which way. */
interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const one = (isPassed: boolean): Count => ({ passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 });

/** Runs a program of node_modules, and returns whether it has passed; its output goes to the terminal. */
function run(title: string, [program = "", ...args]: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const env = { ...process.env, ...environment };
  return (
    spawnSync(process.execPath, [path.join("node_modules", program), ...args], { stdio: "inherit", env }).status === 0
  );
}

/** Runs a program beside others: its output goes to the terminal once it has ended. */
function runBeside(title: string, [program = "", ...args]: readonly string[]): Promise<Count> {
  const command = [path.join("node_modules", program), ...args];
  return new Promise((resolve) =>
    execFile(process.execPath, command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`\n── ${title}\n${stdout}${stderr}`);
      resolve(one(error === null));
    }),
  );
}

/** Runs a tool that writes its counts into a JSON file; when it writes none, it has failed as a whole. */
function count(read: (report: never) => Count, runTool: (report: string) => boolean): Count {
  const report = path.join(os.tmpdir(), `report-${process.pid}.json`);
  const isPassed = runTool(report);
  const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8")) as never) : one(isPassed);
  rmSync(report, { force: true });
  return isPassed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

const jest = (): Count =>
  count(
    (report: {
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
      numPendingTests: number;
    }) => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
      skipped: report.numPendingTests,
    }),
    (file) => run("Jest", ["jest/bin/jest.js", "--silent", "--json", "--outputFile", file]),
  );

/** Runs the browser tests. An engine that is not installed counts as one skipped test. */
function browserTests(): Count {
  if (!provideChromium()) {
    console.error(`No browser found: ${howToInstall}.`);
    return one(false);
  }
  return count(
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped + otherEngines(false).length,
    }),
    (file) =>
      run("Browsers", ["@playwright/test/cli.js", "test", "--reporter=list,json"], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      }),
  );
}

/** The checks of the sources, one after the other. */
async function sourceChecks(): Promise<readonly Count[]> {
  return [
    await runBeside("Formatting", ["prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."]),
    await runBeside("Lint", ["eslint/bin/eslint.js", "--max-warnings=0", "."]),
    await runBeside("Types", ["@typescript/native/bin/tsc"]),
  ];
}

async function main(): Promise<void> {
  checkFolder();
  console.log("Checking the sources, and building the site …");
  const [build, checks] = await Promise.all([
    runBeside("Production build", ["tsx/dist/cli.mjs", "scripts/build.ts"]),
    sourceChecks(),
  ]);
  const counts = [...checks, build, jest(), ...(build.passed ? [browserTests()] : [])];

  const sum = (key: keyof Count): number => counts.reduce((total, each) => total + each[key], 0);
  const skipped = sum("skipped");
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

runCommand(main);
