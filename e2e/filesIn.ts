import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Returns the files below a folder, links to files too, by their paths in it, with `/` on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.replaceAll("\\", "/"));
