/** Tells what was measured: on the terminal, and in a file for people and one for programs. */
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import path from "node:path";

import type { Interaction } from "./interactions";
import type { BenchOptions } from "./options";
import type { Measured } from "./prepare";
import { growthTable, type GrowthRow, mainTable, type Samples, summarise } from "./report";
import { spreadOf } from "./statistics";
import { formatSpread } from "./units";

const resultsFolder = "bench-results";

/** What a run of the benchmark has found. */
export interface Findings {
  readonly subjects: readonly Measured[];
  /** What is not compared with, but says how fast an answer can be here. */
  readonly yardsticks: readonly Measured[];
  readonly growth: readonly GrowthRow[];
}

/**
 * Prints the findings, and writes them into `bench-results`.
 *
 * @param options - What was asked for.
 * @param findings - What was found.
 */
export async function tellFindings(options: BenchOptions, { subjects, yardsticks, growth }: Findings): Promise<void> {
  const all = [...subjects, ...yardsticks];
  const slowest = all.map(({ name, interactions }) => ({
    name,
    interactions: interactions.sort((a, b) => b.duration - a.duration).slice(0, 10),
  }));
  const faults = subjects.map(({ name, faults: found }) => ({ name, faults: [...found] }));
  const load = (loadavg()[2] ?? 0).toFixed(1);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"} (load ${load}), Node ${process.versions.node}`;
  const text = [
    `Medians of ${options.runs} (least–greatest), over ${options.http1 ? "HTTP/1.1" : "HTTP/2"}, on ${machine}`,
    ...(subjects.length > 0 ? [mainTable(samplesOf(subjects))] : []),
    ...(growth.length > 0 ? ["Growth of the site with its content", growthTable(growth)] : []),
    ...yardsticks.map(tellWorst),
    ...slowest.flatMap(({ name, interactions: [worst] }) => (worst ? [`Slowest answer, ${name}: ${tell(worst)}`] : [])),
    ...faults.flatMap(({ name, faults: found }) =>
      found.length > 0 ? [`Lighthouse on ${name}:\n  ${found.join("\n  ")}`] : [],
    ),
  ].join("\n\n");

  const date = new Date().toISOString();
  const file = path.join(resultsFolder, date.replaceAll(":", "-").slice(0, 19));
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(`${file}.md`, `${text}\n`);
  await writeFile(
    `${file}.json`,
    `${JSON.stringify({ date, machine, runs: options.runs, subjects: summarise(samplesOf(all)), growth, slowest, faults }, null, 2)}\n`,
  );
  console.log(`${text}\n\nWritten to ${file}.md and ${file}.json`);
}

function samplesOf(subjects: readonly Measured[]): Record<string, Samples> {
  return Object.fromEntries(subjects.map(({ name, samples }) => [name, samples]));
}

/** What this browser and machine take at least. */
function tellWorst({ name, samples }: Measured): string {
  const worst = spreadOf(samples["worst interaction at 4× slowdown"] ?? []);
  return `Worst interaction at 4× slowdown, ${name}: ${formatSpread(worst, "ms")} ms`;
}

function tell({ duration, delay, processing, event, means, element }: Interaction): string {
  return `${duration} ms, ${event} on ${element} by ${means} (waited ${delay} ms, listeners ${processing} ms)`;
}
