/** Lists the files of a built site. */
import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Lists every file of a folder and of the folders in it; the folders themselves may have names like "404.html".
 *
 * @param folder - Where to look.
 * @returns The files' paths, each beginning with `folder`.
 */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
