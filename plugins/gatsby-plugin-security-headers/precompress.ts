import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(html|css|js|md|txt|json|webmanifest|xml|svg)$/;

/** Returns every file of a folder and of those in it, relative to it, in order. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, for hosts that serve them in its place. */
export async function precompress(folder: string): Promise<void> {
  const rest = (await filesOf(folder)).filter((file) => text.test(file));
  // The highest qualities make a page smaller by a few percent, but take ten times as long as these.
  const [quality, level] = rest.length > 500 ? [6, 5] : [constants.BROTLI_MAX_QUALITY, 9];
  // As many at a time as there are processors, so that memory does not grow with the number of pages.
  const work = async (): Promise<void> => {
    for (let file = rest.pop(); file; file = rest.pop()) await compress(path.join(folder, file), quality, level);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compress(file: string, quality: number, level: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level }));
}
