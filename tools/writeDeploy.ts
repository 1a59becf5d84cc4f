/**
 * Writes the configurations in `deploy/`: `npm run deploy:config`. Each build writes those that belong to it at its end; by
 * hand it is for a change of `build/hosts`, and for `--also=<hash>`, which allows the style of the deploy before as well.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { type DeployFiles, filesOfBuild, lastingFiles } from "../build/hosts/deployFiles";
import { readPathPrefix } from "../build/pathPrefix";
import { readStyleHash } from "../build/styleHash";

/**
 * Writes what belongs to the built site in `public/`.
 *
 * @param prefix - The path that it was built for, without a slash at its end.
 * @param earlierStyleHash - The style of the deploy before, if its pages may still be served for a moment.
 * @returns The paths of the files that were written.
 */
export async function writeFilesOfBuild(prefix: string, earlierStyleHash?: string): Promise<string[]> {
  return writeAll(filesOfBuild({ styleHash: await readStyleHash("public"), prefix, earlierStyleHash }));
}

async function writeAll(files: DeployFiles): Promise<string[]> {
  return Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const file = path.join("deploy", name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      return file;
    }),
  );
}

async function main(): Promise<void> {
  const earlier = process.argv.find((argument) => argument.startsWith("--also="))?.replace(/^--also=(sha256-)?/, "");
  const prefix = readPathPrefix();
  const isBuilt = existsSync(path.join("public", "index.html"));
  const files = [...(await writeAll(lastingFiles)), ...(isBuilt ? await writeFilesOfBuild(prefix, earlier) : [])];
  console.log(files.join("\n"));
  if (!isBuilt) console.log("There is no built site, whose style the headers name: npm run build writes them too.");
}

if (require.main === module) void main();
