/** Copies of the site, for tests: what they build disturbs no development server, and `public/` stays as it is. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Copies the sources into a folder that Git ignores, with a link to the packages.
 *
 * @returns The folder.
 */
export function copySite(name: string): string {
  const folder = path.resolve(".cache-builds", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Each line of .gitignore is taken as a name: a pattern such as *.log matches nothing.
  const ignored = [".git", ...readFileSync(".gitignore", "utf8").split("\n")].map((line) => line.replace(/\/$/, ""));
  for (const file of readdirSync(".").filter((name) => !ignored.includes(name)))
    cpSync(file, path.join(folder, file), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return folder;
}

/** What a shell may have for other programs. */
export const otherShell = { NODE_ENV: "test", BABEL_ENV: "test", COLUMNS: "0" };
