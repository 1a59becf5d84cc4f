/** Reads the project's own sources, for what is decided by the words that stand in them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Files by their path from the root, with forward slashes, and what they say. */
export type Sources = Readonly<Record<string, string>>;

/**
 * Reads files of a folder, but no tests.
 *
 * @param wanted - Which, by their path from the root.
 * @param folder - The folder, at the root.
 * @returns The files in the order of their paths.
 */
export function readSources(wanted: RegExp, folder = "src"): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `${folder}/${name.split(path.sep).join("/")}`);
  const chosen = files.filter((file) => wanted.test(file) && !file.includes(".test.")).sort();
  return Object.fromEntries(chosen.map((file) => [file, readFileSync(file, "utf8")]));
}
