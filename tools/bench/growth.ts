/** How the page grows with its content: a copy of the project with many times the records, built. */
import { readFile } from "node:fs/promises";
import path from "node:path";

import { copyProject } from "../project/copy";
import { measureBuild } from "./buildCost";
import { growProject } from "./project";
import { compress } from "./subjects";

/** A build of the site with more content. */
export interface GrownSite {
  /** How many times as many records each content array has. */
  readonly factor: number;
  /** The built site. */
  readonly folder: string;
  /** The landing page's bytes, as it is and in Brotli, quality 5. */
  readonly htmlBytes: number;
  readonly brotliBytes: number;
  readonly buildSeconds: number;
}

/**
 * Builds the site with many times its content, in a folder of its own. It takes as long as a build; the folder is the
 * caller's to remove.
 *
 * @param project - The project's folder, which is only read.
 * @param factor - How many times as many records each content array shall have, a whole number from 1.
 * @param folder - The folder to make; the built site is its `public`.
 * @returns What was built, and how large it is.
 * @throws When the build fails; the message ends with what it last said.
 */
export async function buildGrownSite(project: string, factor: number, folder: string): Promise<GrownSite> {
  await copyProject(project, folder, "as a folder");
  if (factor > 1) await growProject(folder, factor);
  const { seconds } = await measureBuild(folder);
  const built = path.join(folder, "public");
  const html = await readFile(path.join(built, "index.html"));
  return {
    factor,
    folder: built,
    htmlBytes: html.length,
    brotliBytes: (await compress(html)).length,
    buildSeconds: seconds,
  };
}
