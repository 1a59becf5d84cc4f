/** Lays out what is measured side by side: the site, its floor, Gatsby as it comes, and built sites of others. */
import path from "node:path";

import { copyProject } from "../project/copy";
import type { Certificate } from "../serve";
import { makeBareLinks } from "./bareLinks";
import { measureBuild } from "./buildCost";
import { makeFloor } from "./floor";
import type { Interaction } from "./interactions";
import type { BenchOptions } from "./options";
import type { Run } from "./progress";
import { makePlain } from "./project";
import { addSample, type Samples } from "./report";
import { discard, levelSite, type Subject } from "./subjects";

/** Where everything is built and laid out, and what it is served with. */
export interface Place {
  readonly folder: string;
  readonly certificate: Certificate | undefined;
}

/** A subject, and what has been found out about it. */
export interface Measured extends Subject {
  readonly samples: Samples;
  readonly faults: Set<string>;
  readonly interactions: Interaction[];
}

/** How many subjects have a folder. */
let taken = 0;

/**
 * Builds what has to be built, as often as its time is asked for, and lays every subject out to be served alike.
 *
 * @param options - What is measured, how often, and beside whom.
 * @param place - Where to build.
 * @param run - Counts the steps.
 * @returns The site, the floor, Gatsby as it comes, and the others.
 * @throws When a build fails; the message ends with what it last said.
 */
export async function prepare({ runs, parts, peers }: BenchOptions, place: Place, run: Run): Promise<Measured[]> {
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

/**
 * Lays out a page of bare links: what this browser and machine take for an answer at least.
 *
 * @param place - Where to put it.
 * @returns The page, of which only the answers say something.
 */
export async function prepareYardstick(place: Place): Promise<Measured> {
  const bareLinks = measured("a page of bare links", place, false);
  await makeBareLinks(bareLinks.folder);
  return bareLinks;
}

function measured(name: string, place: Place, secured: boolean): Measured {
  const folder = path.join(place.folder, `subject-${(taken += 1)}`);
  return { ...place, name, folder, secured, samples: {}, faults: new Set(), interactions: [] };
}
