/** Copies of the site, for tests: what they build disturbs no development server, and `public/` stays as it is. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

/** Returns the folder of a copy. It lies in template/, so that Node finds the packages of both folders above it. */
export const copyFolder = (name: string): string => path.resolve("template/.cache-builds", name);

/** Copies the sources of the site, without template/. Returns the folder. */
export function copySite(name: string): string {
  const folder = copyFolder(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Each line of .gitignore is taken as a name: a pattern such as *.log matches nothing.
  const ignored = [".git", "template", ...readFileSync(".gitignore", "utf8").split("\n")].map((line) =>
    line.replace(/\/$/, ""),
  );
  for (const file of readdirSync(".").filter((name) => !ignored.includes(name)))
    cpSync(file, path.join(folder, file), { recursive: true });
  return folder;
}

/** What a shell may have for other programs. */
export const otherShell = { NODE_ENV: "test", BABEL_ENV: "test", COLUMNS: "0" };
