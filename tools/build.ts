/**
 * The production build: `npm run build`, or `PATH_PREFIX=/site npm run build` for a site that lives under a path. It always
 * starts clean, because Gatsby's warm builds are not equal to its clean ones, and it makes no network call.
 */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";

import { contentFiles, readFromDisk } from "../build/content/sources";
import { describeComplaint } from "../build/develop/complaint";
import { typeChecker } from "../build/develop/typeComplaints";
import { type PathPrefix, readPathPrefix } from "../build/pathPrefix";
import { writeFilesOfBuild } from "./writeDeploy";

/** Run as a file, so that neither the search path nor what Windows calls a program has a say. */
const gatsby = path.join("node_modules", "gatsby", "cli.js");

/** Gatsby downloads and runs a list of hosting adapters, unless it is given one; this one is empty. */
const environment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
  NODE_ENV: "production",
};

/**
 * Says how a program ended that did not end well.
 *
 * @param result - What `spawnSync` returned.
 * @returns Why it could not be run, what signal stopped it, or the code that it ended with.
 */
export function howItEnded({ error, signal, status }: Pick<SpawnSyncReturns<Buffer>, "error" | "signal" | "status">) {
  if (error) return `it could not be run: ${error.message}`;
  return signal === null ? `exit code ${String(status)}` : `stopped by ${signal}`;
}

function run(...command: string[]): boolean {
  const result = spawnSync(process.execPath, [gatsby, ...command], {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (result.status === 0) return true;
  rmSync("public", { recursive: true, force: true });
  console.error(`The build failed at "gatsby ${command.join(" ")}" (${howItEnded(result)}); public/ was removed.`);
  return false;
}

async function build(prefix: PathPrefix): Promise<void> {
  const isBuilt = run("clean") && (await canBeBuilt()) && run("build", ...(prefix === "" ? [] : ["--prefix-paths"]));
  process.exitCode = isBuilt ? 0 : 1;
  if (!isBuilt) return;
  await writeFilesOfBuild(prefix);
  await warn();
}

/** Gatsby takes the types away without reading them: a record without its title would break off the build without a name. */
async function canBeBuilt(): Promise<boolean> {
  const types = typeChecker(readFromDisk)(contentFiles());
  // What asks further imports the vocabulary, which has to be there first.
  const complaints = types.length > 0 ? types : (await import("../build/develop/buildComplaints")).buildComplaints();
  for (const complaint of complaints) console.error(describeComplaint(complaint));
  if (complaints.length === 0) return true;
  console.error(`Mistakes found before the build: ${complaints.length}. Nothing was built.`);
  return false;
}

/** Whoever builds may well be trying things out; whoever deploys is held back by the launch check itself. */
async function warn(): Promise<void> {
  // What can't be run must be complained of by name, above, before it is run here.
  const { launchProblems } = await import("../build/content/launch");
  const { contentModules } = await import("../build/content/modules");
  const { length } = launchProblems(contentModules, { now: new Date() });
  if (length > 0) console.warn(`${length} things left before launch: npm run launch-check`);
}

if (require.main === module) {
  try {
    void build(readPathPrefix());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
