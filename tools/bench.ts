/**
 * The benchmark: `npm run bench`. It measures the site beside its floor, beside Gatsby as it comes and beside any other built
 * site, in one run with the runs interleaved, so that a busy machine is equally busy for all. docs/benchmark.md explains it.
 */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";

import { makeCertificate } from "./bench/certificate";
import {
  devices,
  growthFactors,
  measureAnswers,
  measureBytes,
  measureGrowth,
  measureLighthouse,
} from "./bench/measure";
import { type BenchOptions, parseOptions, usage, UsageError } from "./bench/options";
import { prepare, prepareYardstick } from "./bench/prepare";
import { countSteps } from "./bench/progress";
import { tellFindings } from "./bench/tell";

void main();

async function main(): Promise<void> {
  try {
    const options = parseOptions(process.argv.slice(2));
    if (options === "help") console.log(usage);
    else await bench(options);
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}

async function bench(options: BenchOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  process.once("SIGINT", () => process.exit(130));

  const [load = 0] = loadavg();
  if (load > cpus().length) {
    console.error(
      `This machine is busy (load ${load.toFixed(1)} on ${cpus().length} processors): times will be long, and vary.`,
    );
  }
  const place = { folder, certificate: options.http1 ? undefined : await makeCertificate(folder) };
  const run = countSteps(stepsOf(options));
  const subjects = needsSubjects(options) ? await prepare(options, place, run) : [];
  const yardsticks = options.parts.has("interactions") ? [await prepareYardstick(place)] : [];
  if (options.parts.has("bytes")) await measureBytes(subjects, run);
  for (let round = 1; round <= options.runs; round += 1) {
    const of = `run ${round} of ${options.runs}`;
    if (options.parts.has("lighthouse")) await measureLighthouse(subjects, of, run);
    if (options.parts.has("interactions")) await measureAnswers([...subjects, ...yardsticks], of, run);
  }
  const growth = options.parts.has("growth") ? await measureGrowth(options.runs, place, run) : [];
  await tellFindings(options, { subjects, yardsticks, growth });
}

/** Growth alone compares the site with nothing but itself. */
function needsSubjects({ parts }: BenchOptions): boolean {
  return [...parts].some((part) => part !== "growth");
}

function stepsOf(options: BenchOptions): number {
  const { runs, parts, peers } = options;
  const subjects = 3 + peers.length;
  return (
    (needsSubjects(options) ? 2 * (parts.has("build") ? runs : 1) : 0) +
    (parts.has("bytes") ? subjects : 0) +
    (parts.has("lighthouse") ? runs * subjects * (devices.length + 1) : 0) +
    (parts.has("interactions") ? runs * (subjects + 1) : 0) +
    (parts.has("growth") ? (2 * runs + 1) * growthFactors.length : 0)
  );
}
