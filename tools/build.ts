/**
 * The production build: `npm run build`, or `PATH_PREFIX=/site npm run build` for a site that lives under a path. It always
 * starts clean, because Gatsby's warm builds are not equal to its clean ones, and it makes no network call.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

import { launchProblems } from "../build/content/launch";
import { contentModules } from "../build/content/modules";
import { writeFilesOfBuild } from "./writeDeploy";

const prefix = process.env["PATH_PREFIX"] ?? "";

/** Gatsby downloads and runs a list of hosting adapters, unless it is given one; this one is empty. */
const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
  NODE_ENV: "production",
};

const isBuilt = run("clean") && run("build", ...(prefix === "" ? [] : ["--prefix-paths"]));
process.exitCode = isBuilt ? 0 : 1;
if (isBuilt) {
  void writeFilesOfBuild(prefix);
  warn();
}

function run(...command: string[]): boolean {
  const { status, signal } = spawnSync("gatsby", command, { stdio: "inherit", env: environment });
  if (status === 0) return true;
  rmSync("public", { recursive: true, force: true });
  console.error(
    `The build failed at "gatsby ${command.join(" ")}" (${signal ?? `exit code ${status}`}); public/ was removed.`,
  );
  return false;
}

/** Whoever builds may well be trying things out; whoever deploys is held back by the launch check itself. */
function warn(): void {
  const { length } = launchProblems(contentModules, { now: new Date() });
  if (length > 0) console.warn(`${length} things left before launch: npm run launch-check`);
}
