/** Builds a private copy of the project in another folder. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import type { PathPrefix } from "../../../build/pathPrefix";
import { buildProject } from "../../../tools/project/build";
import { copyProject } from "../../../tools/project/copy";

/** A built copy. */
export interface PrivateBuild {
  /** The built site. */
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the project and builds it.
 *
 * @param prefix - The path to build for, such as "/site", or nothing for the root.
 * @returns The built site.
 * @throws When the build fails; the message ends with what it last said.
 */
export async function buildPrivately(prefix: PathPrefix): Promise<PrivateBuild> {
  const project = mkdtempSync(path.join(os.tmpdir(), "site-copy-"));
  const remove = () => {
    rmSync(project, { recursive: true, force: true });
  };
  try {
    await copyProject(process.cwd(), project, "file by file");
    await buildProject(project, { prefix });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: path.join(project, "public"), remove };
}
