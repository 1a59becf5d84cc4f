/** The production build: `npm run build`, or `PATH_PREFIX=/site npm run build`. Each begins without a cache, and leaves none. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";

import { readPathPrefix } from "../src/metadata/pathPrefix";

const environment = {
  ...process.env,
  NODE_ENV: "production",
  GATSBY_TELEMETRY_DISABLED: "1",
  // An empty list: otherwise Gatsby downloads hosting adapters and runs them.
  GATSBY_ADAPTERS_MANIFEST: "module.exports=[]",
};

const steps = [
  // Gatsby removes types without checking them. Tests are left out: what they need is not installed for a build.
  ["node_modules/typescript/bin/tsc", "--project", "scripts/tsconfig.build.json"],
  ["node_modules/gatsby/cli.js", "clean"],
  ["node_modules/gatsby/cli.js", "build", "--prefix-paths"],
] as const;

try {
  readPathPrefix();
  for (const step of steps) {
    const { status } = spawnSync(process.execPath, step, { stdio: "inherit", env: environment });
    if (status !== 0)
      throw new Error(`The build failed at “${step.join(" ")}”; see the messages above. public/ was removed.`);
  }
  // The next build or start begins without it: it describes public/ as it was before the plugins finished it.
  rmSync(".cache", { recursive: true, force: true });
} catch (error) {
  rmSync("public", { recursive: true, force: true });
  console.error((error as Error).message);
  process.exitCode = 1;
}
