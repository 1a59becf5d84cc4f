/** Every check of an owner's site: `npm test`. Formatting, lint and types, Jest, a clean production build, and that build in browsers. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { howToInstall, otherEngines, provideChromium } from "./browsers";
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
  readonly env?: NodeJS.ProcessEnv;
  /** Whether its output goes to the terminal at once, since nothing runs beside it. */
  readonly isAlone?: boolean;
}

/** Runs an npm script, and returns whether it has passed. Its output goes to the terminal once it has ended. */
function run(script: string, args: readonly string[] = [], { env, isAlone }: RunOptions = {}): Promise<boolean> {
  if (isAlone) console.log(`\n── ${script}`);
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    env: { ...process.env, ...env },
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    // On Windows npm is a batch file.
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) =>
    child.once("close", (code) => {
      if (!isAlone) console.log(`\n── ${script}\n${output}`);
      resolve(code === 0);
    }),
  );
}

/** Runs an npm script as one test. */
export const check = async (script: string, args?: readonly string[], options?: RunOptions): Promise<Count> =>
  one(await run(script, args, options));

/** Runs a tool that writes its counts into a JSON file; when it writes none, it has failed as a whole. */
async function count<Report>(
  read: (report: Report) => Count,
  runTool: (file: string) => Promise<boolean>,
): Promise<Count> {
  const file = path.join(os.tmpdir(), `report-${process.pid}.json`);
  const isPassed = await runTool(file);
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8")) as Report) : one(isPassed);
  rmSync(file, { force: true });
  return isPassed || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numPendingTests: number;
}

/** Runs Jest with further arguments. */
export const unitTests = (...args: readonly string[]): Promise<Count> =>
  count<JestReport>(
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites),
      skipped: numPendingTests,
    }),
    (file) => run("test:unit", [...args, "--silent", "--json", "--outputFile", file]),
  );

interface PlaywrightReport {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
}

/** Runs the browser tests on `public/`, with further arguments. An engine that is not installed counts as one skipped test. */
export async function browserTests(...args: readonly string[]): Promise<Count> {
  if (!provideChromium()) {
    console.error(`No browser found: ${howToInstall}.`);
    return one(false);
  }
  return count<PlaywrightReport>(
    ({ stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected + flaky,
      failed: unexpected,
      skipped: skipped + otherEngines(false).length,
      flaky,
    }),
    (file) =>
      run("test:browser", [...args, "--reporter=list,json"], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        isAlone: true,
      }),
  );
}

/** Prints the sum as the last line, and ends the program with 1 where a test has failed. */
export function report(counts: readonly Count[]): void {
  const sum = (key: keyof Count): number => counts.reduce((total, each) => total + (each[key] ?? 0), 0);
  const others = (["skipped", "flaky"] as const).filter((key) => sum(key) > 0).map((key) => `, ${sum(key)} ${key}`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${others.join("")}`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

/** Runs the checks that read the sources, one after the other. */
const sourceChecks = async (): Promise<readonly Count[]> => [
  await check("format"),
  await check("lint"),
  await check("types"),
];

async function main(): Promise<void> {
  console.log("Checking the sources, and building the site …");
  const [build, checks, units] = await Promise.all([
    check("build", [], { env: { PATH_PREFIX: "" } }),
    sourceChecks(),
    unitTests(),
  ]);
  report([...checks, units, build, ...(build.failed ? [] : [await browserTests()])]);
}

if (require.main === module) runCommand(main);
