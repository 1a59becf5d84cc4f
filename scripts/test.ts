/** Every check: `npm test`. Formatting, lint and types, Jest, a clean production build, and that build in real browsers. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { copySite } from "../template/copySite";
import { howToInstall, otherEngines, provideChromium } from "./browsers";
import { checkFolder } from "./gatsby";
import { packageFile } from "./packageFile";
import { runCommand } from "./runCommand";

/** What a tool reports: how many tests ended in which way. Those that passed at a second try alone are flaky. */
interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  readonly flaky?: number;
}

const one = (isPassed: boolean): Count => ({ passed: Number(isPassed), failed: Number(!isPassed) });

interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether its output goes to the terminal at once, since nothing runs beside it. */
  readonly isAlone?: boolean;
}

/** Runs a program of a package, and returns whether it has passed. Its output goes to the terminal once it has ended. */
function run(
  title: string,
  [program = "", ...args]: readonly string[],
  { cwd, env, isAlone }: RunOptions = {},
): Promise<boolean> {
  if (isAlone) console.log(`\n── ${title}`);
  const child = spawn(process.execPath, [packageFile(program), ...args], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) =>
    child.once("close", (code) => {
      if (!isAlone) console.log(`\n── ${title}\n${output}`);
      resolve(code === 0);
    }),
  );
}

/** Runs a tool that writes its counts into a JSON file; when it writes none, it has failed as a whole. */
async function count<Report>(
  name: string,
  read: (report: Report) => Count,
  runTool: (file: string) => Promise<boolean>,
): Promise<Count> {
  const file = path.join(os.tmpdir(), `report-${process.pid}-${name}.json`);
  const isPassed = await runTool(file);
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8")) as Report) : one(isPassed);
  rmSync(file, { force: true });
  return isPassed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

const unitTests = (): Promise<Count> =>
  count(
    "jest",
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

/** Runs the browser tests on a built site. An engine that is not installed counts as one skipped test. */
async function browserTests(built: string): Promise<Count> {
  if (!provideChromium()) {
    console.error(`No browser found: ${howToInstall}.`);
    return one(false);
  }
  return count(
    "browsers",
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped + otherEngines(false).length,
      flaky: stats.flaky,
    }),
    (file) =>
      run("Browsers", ["@playwright/test/cli.js", "test", "--reporter=list,json"], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, BUILT_SITE: path.relative(".", built) },
        isAlone: true,
      }),
  );
}

/** The checks that read the sources, one after the other. */
async function sourceChecks(): Promise<readonly Count[]> {
  return [
    one(await run("Formatting", ["prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."])),
    one(await run("Lint", ["eslint/bin/eslint.js", "--max-warnings=0", "."])),
    one(await run("Types", ["@typescript/native/bin/tsc"])),
  ];
}

async function main(): Promise<void> {
  checkFolder();
  console.log("Checking the sources, and building the site …");
  const site = copySite("site");
  const [isBuilt, checks, units] = await Promise.all([
    run("Production build", ["tsx/dist/cli.mjs", "scripts/build.ts"], { cwd: site, env: { PATH_PREFIX: "" } }),
    sourceChecks(),
    unitTests(),
  ]);
  const browsers = isBuilt ? [await browserTests(path.join(site, "public"))] : [];
  const counts = [...checks, units, one(isBuilt), ...browsers];

  const sum = (key: keyof Count): number => counts.reduce((total, each) => total + (each[key] ?? 0), 0);
  const others = (["skipped", "flaky"] as const).filter((key) => sum(key) > 0).map((key) => `, ${sum(key)} ${key}`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${others.join("")}`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

runCommand(main);
