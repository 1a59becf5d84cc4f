/**
 * The benchmark: `npm run bench`. It measures the site beside its floor, beside Gatsby as it comes and beside any other built
 * site, in one run with the runs interleaved, so that a busy machine is equally busy for all. docs/benchmark.md explains it.
 */
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";

import { makeBareLinks } from "./bench/bareLinks";
import { withBrowser } from "./bench/browser";
import { measureBuild } from "./bench/buildCost";
import { makeCertificate } from "./bench/certificate";
import { kinds, measureFirstView } from "./bench/firstView";
import { makeFloor } from "./bench/floor";
import { buildGrownSite, type GrownSite } from "./bench/growth";
import { type Interaction, measureInteractions } from "./bench/interactions";
import { categories, type Device, type LighthouseRun, runLighthouse, type Throttling } from "./bench/lighthouse";
import { type BenchOptions, parseOptions, usage, UsageError } from "./bench/options";
import { countSteps } from "./bench/progress";
import { makePlain } from "./bench/project";
import { addSample, growthTable, type GrowthRow, mainTable, type Samples, summarise } from "./bench/report";
import { spreadOf } from "./bench/statistics";
import { discard, levelSite, type Subject, whileServed } from "./bench/subjects";
import { formatSpread } from "./bench/units";
import { copyProject } from "./project/copy";
import type { Certificate } from "./serve";

const resultsFolder = "bench-results";
const growthFactors = [1, 3, 10];
/** The browser reports no interaction that took less, in milliseconds. */
const shortest = 16;
const devices: readonly Device[] = ["mobile", "desktop"];

/** A subject, and what has been found out about it. */
interface Measured extends Subject {
  readonly samples: Samples;
  readonly faults: Set<string>;
  readonly interactions: Interaction[];
}

/** Where everything is built and laid out, and what it is served with. */
interface Place {
  readonly folder: string;
  readonly certificate: Certificate | undefined;
}

/** How many subjects have a folder. */
let taken = 0;

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
  const growth = options.parts.has("growth") ? await measureGrowth(options, place, run) : [];
  await report(options, subjects, yardsticks, growth);
}

/** Growth alone compares the site with nothing but itself. */
function needsSubjects({ parts }: BenchOptions): boolean {
  return [...parts].some((part) => part !== "growth");
}

type Run = ReturnType<typeof countSteps>;

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

/** Builds what has to be built, as often as its time is asked for, and lays every subject out to be served alike. */
async function prepare({ runs, parts, peers }: BenchOptions, place: Place, run: Run): Promise<Measured[]> {
  const site = measured("site", place, true);
  const floor = measured("floor", place, true);
  const plain = measured("Gatsby as it comes", place, false);
  const builds = parts.has("build") ? runs : 1;
  for (let round = 1; round <= builds; round += 1) {
    for (const subject of [site, plain]) {
      const project = `${subject.folder}-project`;
      await copyProject(process.cwd(), project, "as a folder");
      if (subject === plain) await makePlain(project);
      const cost = await run(`build, ${subject.name}, run ${round} of ${builds}`, () => measureBuild(project));
      if (parts.has("build")) {
        addSample(subject.samples, "build time", cost.seconds);
        addSample(subject.samples, "build memory", cost.mebibytes);
      }
      if (round === builds) await levelSite(path.join(project, "public"), subject.folder);
      await discard(project);
    }
  }

  const bare = path.join(place.folder, "bare");
  await makeFloor(site.folder, bare);
  await levelSite(bare, floor.folder);
  const others = peers.map((peer) => ({ peer, subject: measured(path.basename(peer), place, false) }));
  for (const { peer, subject } of others) await levelSite(peer, subject.folder);
  return [site, floor, plain, ...others.map(({ subject }) => subject)];
}

async function prepareYardstick(place: Place): Promise<Measured> {
  const bareLinks = measured("a page of bare links", place, false);
  await makeBareLinks(bareLinks.folder);
  return bareLinks;
}

function measured(name: string, place: Place, secured: boolean): Measured {
  const folder = path.join(place.folder, `subject-${(taken += 1)}`);
  return { ...place, name, folder, secured, samples: {}, faults: new Set(), interactions: [] };
}

async function measureBytes(subjects: readonly Measured[], run: Run): Promise<void> {
  for (const subject of subjects) {
    const view = await run(`bytes, ${subject.name}`, () =>
      // Over HTTP/2 the browser counts the headers in.
      whileServed({ ...subject, certificate: undefined }, (url) =>
        withBrowser((browser) => measureFirstView(browser, url)),
      ),
    );
    addSample(subject.samples, "first view", view.total);
    for (const kind of kinds) addSample(subject.samples, `of it ${kind}`, view.bytes[kind]);
    addSample(subject.samples, "requests", view.requests);
    addSample(subject.samples, "scripts after interaction", view.scriptsInAll);
  }
}

async function measureLighthouse(subjects: readonly Measured[], of: string, run: Run): Promise<void> {
  for (const device of devices) {
    for (const subject of subjects) {
      const result = await run(`Lighthouse ${device}, ${subject.name}, ${of}`, () =>
        whileServed(subject, (url) => runLighthouse(url, device)),
      );
      addLighthouse(subject, device, result);
    }
  }
  for (const subject of subjects) {
    const { times } = await run(`Lighthouse mobile, slowed down, ${subject.name}, ${of}`, () =>
      whileServed(subject, (url) => runLighthouse(url, "mobile", "applied")),
    );
    addSample(subject.samples, "mobile FCP, slowed down", times.fcp);
    addSample(subject.samples, "mobile LCP, slowed down", times.lcp);
    addSample(subject.samples, "mobile TBT, slowed down", times.tbt);
  }
}

function addLighthouse({ samples, faults }: Measured, device: Device, { scores, times, audits }: LighthouseRun): void {
  for (const category of categories) addSample(samples, `${device} ${category}`, scores[category]);
  addSample(samples, `${device} FCP`, times.fcp);
  addSample(samples, `${device} LCP`, times.lcp);
  addSample(samples, `${device} TBT`, times.tbt);
  addSample(samples, `${device} Speed Index`, times.si);
  addSample(samples, `${device} CLS`, times.cls);
  for (const audit of audits) faults.add(`${device}, ${audit}`);
}

async function measureAnswers(subjects: readonly Measured[], of: string, run: Run): Promise<void> {
  for (const { samples, interactions, ...subject } of subjects) {
    const round = await run(`interactions, ${subject.name}, ${of}`, () =>
      whileServed(subject, (url) => withBrowser((browser) => measureInteractions(browser, url))),
    );
    addSample(samples, "worst interaction at 4× slowdown", round.interactions[0]?.duration ?? shortest);
    addSample(samples, "longest task at 4× slowdown", round.longestTask);
    interactions.push(...round.interactions);
  }
}

/** The site as it is and with more content; each size is built once, and painted as often as all else. */
async function measureGrowth({ runs }: BenchOptions, place: Place, run: Run): Promise<GrowthRow[]> {
  const sites: (Subject & GrownSite & { readonly fcp: number[]; readonly slowedFcp: number[] })[] = [];
  for (const factor of growthFactors) {
    const project = path.join(place.folder, `grown-${factor}`);
    const built = await run(`build, ${factor}× content`, () => buildGrownSite(process.cwd(), factor, project));
    const folder = path.join(place.folder, `level-${factor}`);
    await levelSite(built.folder, folder);
    await discard(project);
    sites.push({ ...built, ...place, name: `${factor}× content`, folder, secured: true, fcp: [], slowedFcp: [] });
  }
  for (let round = 1; round <= runs; round += 1) {
    for (const site of sites) {
      const painted = async (throttling: Throttling) =>
        await run(`Lighthouse mobile, ${throttling}, ${site.name}, run ${round} of ${runs}`, () =>
          whileServed(site, async (url) => (await runLighthouse(url, "mobile", throttling)).times.fcp),
        );
      site.fcp.push(await painted("simulated"));
      site.slowedFcp.push(await painted("applied"));
    }
  }
  return sites;
}

async function report(
  options: BenchOptions,
  subjects: readonly Measured[],
  yardsticks: readonly Measured[],
  growth: readonly GrowthRow[],
): Promise<void> {
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
