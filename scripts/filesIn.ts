import { readdirSync } from "node:fs";
import path from "node:path";

/** Returns the files below a folder, by their paths in it, with `/` on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
