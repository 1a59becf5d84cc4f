/** The quick check of what has changed: `npm run check`. It takes seconds; `npm test` is the whole of it. */
import { execFileSync } from "node:child_process";

import { checksTypes, runSteps, type Step } from "./steps";

const source = /\.(?:[cm]?[jt]s|tsx)$/;

/**
 * Lists the files that differ from the last commit, also those that Git does not know yet.
 *
 * @param git - Runs Git and returns its output.
 * @returns Paths from the root, or nothing where there is no Git to ask.
 */
export function changedFiles(git: (...args: readonly string[]) => string = runGit): readonly string[] | undefined {
  try {
    const lists = [
      git("diff", "--name-only", "--diff-filter=d", "HEAD"),
      git("ls-files", "--others", "--exclude-standard"),
    ];
    return [...new Set(lists.join("\n").split("\n").filter(Boolean))];
  } catch {
    return undefined;
  }
}

/**
 * Chooses what to run.
 *
 * @param changed - The changed files; nothing means that all files count as changed.
 * @returns The steps, quickest first.
 */
export function checkSteps(changed: readonly string[] | undefined): readonly Step[] {
  const sources = changed?.filter((file) => source.test(file));
  const related = sources?.filter(
    (file) => file.startsWith("src/") || file.startsWith("build/") || file.startsWith("tools/"),
  );
  const tests = related ? ["--findRelatedTests", ...related, "--passWithNoTests"] : [];
  const steps: (Step | false)[] = [
    changed?.length !== 0 && {
      does: "checks the format",
      program: "prettier",
      args: ["--check", "--ignore-unknown", "--log-level", "warn", ...(changed ?? ["."])],
      mend: "npm run fix mends it.",
    },
    sources?.length !== 0 && {
      does: "reads the lint rules",
      program: "eslint",
      args: [
        "--cache",
        "--cache-location",
        "node_modules/.cache/eslint/",
        "--max-warnings",
        "0",
        ...(sources ?? ["."]),
      ],
      mend: "npm run fix mends what can be mended by itself.",
    },
    { ...checksTypes, args: ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"] },
    related?.length !== 0 && {
      does: "runs the unit tests of what changed",
      program: "jest",
      args: [...tests, "--silent", "--selectProjects", "dom", "node"],
      mend: "npm run test:unit -- --watch runs them while you mend.",
    },
  ];
  return steps.filter((step) => step !== false);
}

function runGit(...args: readonly string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

if (require.main === module) {
  const changed = changedFiles();
  console.log(
    changed ? `Checks ${changed.length} changed files.` : "There is no Git to ask what changed: checks everything.",
  );
  void runSteps(checkSteps(changed)).then((failed) => {
    process.exitCode = failed.length === 0 ? 0 : 1;
  });
}
