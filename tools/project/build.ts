/** Builds a project as `npm run build` does. */
import { spawn } from "node:child_process";
import path from "node:path";

import type { PathPrefix } from "../../build/pathPrefix";

/** How many lines of a failed build are worth repeating. */
const lastLines = 25;

interface Options {
  /** The path to build for, instead of the domain's root. */
  readonly prefix?: PathPrefix;
  /** Told the process of the build as soon as it runs. */
  readonly onStart?: (pid: number) => void;
}

/**
 * Makes a clean production build.
 *
 * @param project - The project's folder; its `public` is the result.
 * @param options - What to build for, and who watches.
 * @throws When the build fails; the message ends with what it last said.
 */
export async function buildProject(project: string, { prefix = "", onStart }: Options = {}): Promise<void> {
  const child = spawn(
    process.execPath,
    [path.join("node_modules", "tsx", "dist", "cli.mjs"), path.join("tools", "build.ts")],
    {
      cwd: project,
      env: { ...process.env, PATH_PREFIX: prefix },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  onStart?.(child.pid ?? 0);
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (code === 0) return;
  const lines = said.join("").trimEnd().split("\n").slice(-lastLines).join("\n");
  throw new Error(`The build in ${project} for "${prefix}/" failed with code ${String(code)}:\n${lines}`);
}
