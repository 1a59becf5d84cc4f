/** Builds a private copy of the project in another folder. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** What a copy is made without: what a build makes, and what it does not read. */
const left = new Set([".cache", ".git", "node_modules", "public", "generated", "bench-results", "coverage", "shots"]);

/** A built copy. */
export interface PrivateBuild {
  /** The built site. */
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the project and builds it. Its packages are linked file by file: linked as a folder, they would lie outside the
 * copy, and a bundle knows its modules by where they lie.
 *
 * @param prefix - The path to build for, such as "/site", or nothing for the root.
 * @returns The built site.
 * @throws When the build fails; the message ends with what it last said.
 */
export async function buildPrivately(prefix: string): Promise<PrivateBuild> {
  const project = mkdtempSync(path.join(os.tmpdir(), "site-copy-"));
  const remove = () => {
    rmSync(project, { recursive: true, force: true });
  };
  for (const name of readdirSync(".").filter((entry) => !left.has(entry))) {
    const filter = (source: string) => !left.has(path.basename(source));
    cpSync(name, path.join(project, name), { recursive: true, filter });
  }
  linkPackages(project);
  const said: string[] = [];
  const code = await new Promise((resolve, reject) => {
    const build = spawn("npm", ["run", "build"], {
      cwd: project,
      env: { ...process.env, PATH_PREFIX: prefix, NODE_ENV: "production" },
      shell: process.platform === "win32",
    });
    build.stdout.on("data", (chunk) => said.push(String(chunk)));
    build.stderr.on("data", (chunk) => said.push(String(chunk)));
    build.on("error", reject).on("close", resolve);
  });
  if (code === 0) return { folder: path.join(project, "public"), remove };
  remove();
  throw new Error(`The build for "${prefix}" failed:\n${said.join("").split("\n").slice(-25).join("\n")}`);
}

function linkPackages(project: string): void {
  const packages = path.join(project, "node_modules");
  const { status } = spawnSync("cp", ["-al", "node_modules", packages]);
  if (status !== 0) {
    // Another disk, or no `cp` that links: then they are copied.
    rmSync(packages, { recursive: true, force: true });
    mkdirSync(packages);
    cpSync("node_modules", packages, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(path.join(packages, ".cache"), { recursive: true, force: true });
}
