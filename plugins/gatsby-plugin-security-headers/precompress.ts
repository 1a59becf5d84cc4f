import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(html|css|js|md|txt|json|webmanifest|xml|svg)$/;

/** Returns every file of a folder and of those in it, relative to it. */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/** Writes a `.br` and a `.gz` beside every text file of a folder, for hosts that serve them in its place. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesOf(folder)).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(path.join(folder, `${file}.br`), await promisify(brotliCompress)(content, { params }));
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
