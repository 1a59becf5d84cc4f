/** Reads the command line of `npm run bench`. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** What can be measured by itself, in the order in which it is done. */
export const parts = ["build", "bytes", "lighthouse", "interactions", "growth"] as const;

/** One of the things that can be measured. */
export type Part = (typeof parts)[number];

/** What a run of the benchmark was asked for. */
export interface BenchOptions {
  /** How often each time is measured. */
  readonly runs: number;
  readonly parts: ReadonlySet<Part>;
  /** Further built sites to compare with, as absolute paths of folders with an `index.html`. */
  readonly peers: readonly string[];
  /** Whether to serve over HTTP/1.1 without TLS, rather than as hosts do. */
  readonly http1: boolean;
}

/** What `npm run bench -- --help` prints. */
export const usage = `npm run bench -- [options]
  --runs N     measure each time N times, 1 to 99 (default: 3)
  --vs DIR     compare with another built site as well (repeatable)
  --only PART  measure only ${parts.join(", ")} (repeatable)
  --quick      leave out build and growth
  --http1      serve over HTTP/1.1 without TLS, instead of HTTP/2`;

/** What is wrong with the command line, in one line. */
export class UsageError extends Error {}

/**
 * Reads the arguments.
 *
 * @param args - What stands after the command's name.
 * @returns What to do, or "help" when that was asked for.
 * @throws {UsageError} When an option is unknown or can't be followed.
 */
export function parseOptions(args: readonly string[]): BenchOptions | "help" {
  const { help, quick, runs, vs, only, http1 } = readArguments(args);
  if (help) return "help";
  if (!/^[1-9]\d?$/.test(runs)) throw new UsageError(`--runs ${runs}: a whole number from 1 to 99 is asked for.`);
  if (quick && only.length > 0)
    throw new UsageError("--quick and --only both choose what is measured: give one of them.");
  const unknown = only.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new UsageError(`--only ${unknown}: it is one of ${parts.join(", ")}.`);

  const chosen = parts.filter((part) => {
    if (quick) return part !== "build" && part !== "growth";
    return only.length === 0 || only.includes(part);
  });
  return { runs: Number(runs), parts: new Set(chosen), peers: vs.map(readPeer), http1 };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: "boolean", default: false },
        quick: { type: "boolean", default: false },
        runs: { type: "string", default: "3" },
        vs: { type: "string", multiple: true, default: [] },
        only: { type: "string", multiple: true, default: [] },
        http1: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const [line = ""] = String(error)
      .replace(/^\w+( \[\w+\])?: /, "")
      .split(/\. |\n/);
    throw new UsageError(`${line.replace(/\.$/, "")}. --help lists what there is.`);
  }
}

function readPeer(folder: string): string {
  const absolute = path.resolve(folder);
  if (!existsSync(path.join(absolute, "index.html"))) {
    throw new UsageError(
      `--vs ${folder}: there is no index.html in it. Build that site first, and name its output folder.`,
    );
  }
  return absolute;
}
