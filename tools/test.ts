/** Everything that must hold before a change is taken in: `npm test`. `npm run check` is the quick part of it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type EngineName, findBrowsers, type FoundBrowsers, howToInstall } from "../e2e/harness/findBrowsers";
import { checksTypes, runSteps, type Step } from "./steps";

/** How many checks there were, and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step of the whole check. */
interface TestStep extends Step {
  /** For a run of Jest, where it writes its results; any other step counts as one check. */
  readonly results?: string;
  /** Whether the steps after it make no sense without it. */
  readonly isNeeded?: boolean;
}

/** The part of Jest's results that is read here. */
interface JestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
}

/**
 * Counts what a run of Jest found; a run without results, or without a test that says why it failed, is one failure.
 *
 * @param isRight - Whether Jest ended well.
 * @param json - What it wrote, if it wrote anything.
 * @returns The count.
 */
export function tallyOfJest(isRight: boolean, json: string | undefined): Tally {
  if (json === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const results = JSON.parse(json) as JestResults;
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return {
    passed: results.numPassedTests,
    failed: isRight ? failed : Math.max(failed, 1),
    skipped: results.numPendingTests,
  };
}

/**
 * Writes the last line of the whole check.
 *
 * @returns For example "120 passed, 0 failed", and how many were skipped if any were.
 */
export function lastLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Says which browsers the tests will not run in, and how to get them.
 *
 * @returns A line for each.
 */
export function missingBrowsers(found: FoundBrowsers, inCi: boolean): string[] {
  return (Object.keys(howToInstall) as EngineName[])
    .filter((name) => !found[name])
    .map((name) => `${howToInstall[name]} Its tests ${inCi || name === "chromium" ? "fail" : "are skipped"}.`);
}

function jest(does: string, results: string, ...args: readonly string[]): TestStep {
  const mend = "Run that file alone with npx jest while you mend.";
  return { does, program: "jest", args: [...args, "--json", `--outputFile=${results}`], mend, results };
}

/** In groups that fill two cores. */
function allSteps(folder: string): readonly (readonly TestStep[])[] {
  const results = (name: string): string => join(folder, `${name}.json`);
  return [
    [
      { does: "checks the format", program: "prettier", args: ["--check", "."], mend: "npm run fix mends it." },
      {
        does: "reads the lint rules",
        program: "eslint",
        args: ["--max-warnings", "0", "."],
        mend: "npm run fix mends what can be mended by itself.",
      },
      checksTypes,
    ],
    [
      jest("runs the unit tests", results("unit"), "--selectProjects", "dom", "node", "--maxWorkers=50%"),
      {
        does: "builds the site",
        program: "tsx",
        args: ["tools/build.ts"],
        mend: "The message names the file.",
        isNeeded: true,
      },
    ],
    [jest("reads the built files", results("output"), "--selectProjects", "output")],
    // While one page waits for a pause or a tooltip, two others are at work.
    [jest("visits the built site", results("browsers"), "--selectProjects", "browsers", "--maxWorkers=3")],
    [
      jest("puts the built site on real web servers", results("hosts"), "--selectProjects", "hosts", "--maxWorkers=2"),
      jest("plays the newcomer, and breaks every law once", results("recipes"), "--selectProjects", "recipes"),
    ],
  ];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

async function testAll(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "test-results-"));
  let total: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const group of allSteps(folder)) {
    const wrong = await runSteps([group]);
    for (const step of group) {
      const isRight = !wrong.includes(step);
      const { passed, failed, skipped } = step.results
        ? tallyOfJest(isRight, read(step.results))
        : { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 };
      total = { passed: total.passed + passed, failed: total.failed + failed, skipped: total.skipped + skipped };
    }
    if (wrong.some(({ isNeeded }) => isNeeded)) {
      console.log("Without a build there is nothing more to test.");
      break;
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return total;
}

if (require.main === module) {
  for (const line of missingBrowsers(findBrowsers(), process.env["CI"] === "true")) console.log(line);
  void testAll().then((tally) => {
    console.log(lastLine(tally));
    process.exitCode = tally.failed === 0 ? 0 : 1;
  });
}
