/** Builds a project as `npm run build` does, and takes its time and memory. */
import { spawn } from "node:child_process";
import path from "node:path";

import { watchMemory } from "./peakMemory";

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  /** The peak of the largest process, or undefined where the system can't tell. */
  readonly mebibytes: number | undefined;
}

/**
 * Makes a clean production build.
 *
 * @param project - The project's folder; its `public` is the result.
 * @returns What it took.
 * @throws When the build fails; the message ends with what it last said.
 */
export async function buildProject(project: string): Promise<BuildCost> {
  const programs = path.join(project, "node_modules", ".bin");
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [path.join("node_modules", "tsx", "dist", "cli.mjs"), path.join("tools", "build.ts")],
    {
      cwd: project,
      env: { ...process.env, PATH_PREFIX: "", PATH: `${programs}${path.delimiter}${process.env["PATH"] ?? ""}` },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said: string[] = [];
  child.stdout.on("data", (chunk) => said.push(String(chunk)));
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const peak = watchMemory(child.pid ?? 0);
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  const mebibytes = peak();
  if (code !== 0) {
    const lines = said.join("").trimEnd().split("\n").slice(-25).join("\n");
    throw new Error(`The build in ${project} failed with code ${String(code)}:\n${lines}`);
  }
  return { seconds: (performance.now() - started) / 1000, mebibytes };
}
