/** The production build: `npm run build`, or `PATH_PREFIX=/site npm run build`. Each begins without a cache, and leaves none. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

import { readPathPrefix } from "../src/metadata/pathPrefix";
import { checkFolder, runGatsby } from "./gatsby";
import { runCommand } from "./runCommand";

/** Gatsby removes types without checking them. Tests are left out: what they need is not installed for a build. */
function checkTypes(): boolean {
  const compiler = ["node_modules/@typescript/native/bin/tsc", "--project", "scripts/tsconfig.build.json"];
  return spawnSync(process.execPath, compiler, { stdio: "inherit" }).status === 0;
}

async function build(): Promise<void> {
  checkFolder();
  readPathPrefix();
  const isBuilt = checkTypes() && (await runGatsby("clean")) && (await runGatsby("build", ["--prefix-paths"]));
  if (!isBuilt) throw new Error("The build failed; see the messages above. public/ was removed.");
  // The next build or start begins without it: it describes public/ as it was before the plugins finished it.
  rmSync(".cache", { recursive: true, force: true });
}

runCommand(() =>
  build().catch((error: unknown) => {
    rmSync("public", { recursive: true, force: true });
    throw error;
  }),
);
