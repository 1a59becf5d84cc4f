/** The production build: `npm run build`, or `PATH_PREFIX=/site npm run build`. */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";

import { readPathPrefix } from "../src/metadata/pathPrefix";
import { runningServer } from "./developServer";
import { letOthersRead, runGatsby } from "./gatsby";
import { packageFile } from "./packageFile";
import { runCommand } from "./runCommand";

/** Returns the compiler's diagnostics, "" for none. Tests are left out: what they need is not installed for a build. */
function checkTypes(): Promise<string> {
  const compiler = packageFile("@typescript/native/bin/tsc");
  return new Promise((resolve) =>
    execFile(process.execPath, [compiler, "--project", "scripts/tsconfig.build.json"], (error, stdout, stderr) =>
      resolve(error ? stdout || stderr || error.message : ""),
    ),
  );
}

async function build(): Promise<void> {
  // Checked here, so that a wrong one ends with a sentence; Gatsby reads it by itself.
  readPathPrefix();
  const reason = await runningServer();
  if (reason) throw new Error(reason);

  // Gatsby removes types without checking them: the compiler does it meanwhile, and ends the build when one is wrong.
  const stop = new AbortController();
  const isBuilding = runGatsby("build", ["--prefix-paths"], stop.signal);
  const diagnostics = await checkTypes();
  if (diagnostics) stop.abort();
  if ((await isBuilding) && !diagnostics) return letOthersRead("public");
  rmSync("public", { recursive: true, force: true });
  throw new Error(`${diagnostics}The build failed; see the messages above. public/ was removed.`);
}

runCommand(build);
