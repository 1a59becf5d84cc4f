/** Measures the subjects one after the other, so that whatever else the machine does befalls all of them alike. */
import path from "node:path";

import { withBrowser } from "./browser";
import { kinds, measureFirstView } from "./firstView";
import { buildGrownSite, type GrownSite } from "./growth";
import { measureInteractions } from "./interactions";
import { categories, type Device, type LighthouseRun, runLighthouse, type Throttling } from "./lighthouse";
import type { Measured, Place } from "./prepare";
import type { Run } from "./progress";
import { addSample, type GrowthRow } from "./report";
import { discard, levelSite, type Subject, whileServed } from "./subjects";

/** The two views that Lighthouse takes. */
export const devices: readonly Device[] = ["mobile", "desktop"];

/** How many times its records the site is measured with. */
export const growthFactors: readonly number[] = [1, 3, 10];

/** The browser reports no interaction that took less, in milliseconds. */
const shortest = 16;

/**
 * Counts the bytes of the first view.
 *
 * @param subjects - Whose; they are added to.
 * @param run - Counts the steps.
 */
export async function measureBytes(subjects: readonly Measured[], run: Run): Promise<void> {
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

/**
 * Asks Lighthouse once about each subject on each device, and once in a load that is slowed down.
 *
 * @param subjects - Which; they are added to.
 * @param of - Which run it is.
 * @param run - Counts the steps.
 */
export async function measureLighthouse(subjects: readonly Measured[], of: string, run: Run): Promise<void> {
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

/**
 * Reaches every focusable element once, by each means.
 *
 * @param subjects - On which pages; they are added to.
 * @param of - Which run it is.
 * @param run - Counts the steps.
 */
export async function measureAnswers(subjects: readonly Measured[], of: string, run: Run): Promise<void> {
  for (const { samples, interactions, ...subject } of subjects) {
    const round = await run(`interactions, ${subject.name}, ${of}`, () =>
      whileServed(subject, (url) => withBrowser((browser) => measureInteractions(browser, url))),
    );
    addSample(samples, "worst interaction at 4× slowdown", round.interactions[0]?.duration ?? shortest);
    addSample(samples, "longest task at 4× slowdown", round.longestTask);
    interactions.push(...round.interactions);
  }
}

/**
 * Measures the site as it is and with more content; each size is built once, and painted as often as all else.
 *
 * @param runs - How often.
 * @param place - Where to build.
 * @param run - Counts the steps.
 * @returns A row for each size.
 * @throws When a build fails; the message ends with what it last said.
 */
export async function measureGrowth(runs: number, place: Place, run: Run): Promise<GrowthRow[]> {
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
