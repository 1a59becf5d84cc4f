/** Copies of the project, to build without disturbing the checkout. */
import { spawnSync } from "node:child_process";
import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** What is made, fetched or kept by others, by its name: no copy has it. */
export const notSources: ReadonlySet<string> = new Set([
  ".cache",
  ".git",
  "node_modules",
  "public",
  "bench-results",
  "coverage",
  "shots",
  "generated",
]);

/**
 * Copies a project's sources, with its packages in one of two ways. Linked as a folder, they cost nothing, but lie outside
 * the copy, and a bundle knows its modules by where they lie; linked file by file, the copy builds what the original does.
 *
 * @param from - The project's folder.
 * @param to - The folder to make.
 * @param packages - How `node_modules` is linked.
 */
export async function copyProject(from: string, to: string, packages: "as a folder" | "file by file"): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (notSources.has(name)) continue;
    await cp(path.join(from, name), path.join(to, name), {
      recursive: true,
      filter: (source) => !notSources.has(path.basename(source)),
    });
  }
  const [installed, linked] = [path.resolve(from, "node_modules"), path.join(to, "node_modules")];
  // On Windows, a junction is the link that needs no special right; elsewhere the type is ignored.
  if (packages === "as a folder") await symlink(installed, linked, "junction");
  else await linkFiles(installed, linked);
}

async function linkFiles(from: string, to: string): Promise<void> {
  if (spawnSync("cp", ["-al", from, to]).status !== 0) {
    // Another disk, or no `cp` that links: then they are copied.
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
  await rm(path.join(to, ".cache"), { recursive: true, force: true });
}
