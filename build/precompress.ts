/** Writes a `.br` and a `.gz` beside every text file, for hosts that serve them in its place. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { isText } from "./mediaTypes";

/**
 * Compresses every text file of a built site as far as it goes. The output depends on the file alone: neither format
 * carries a name or a time.
 *
 * @param folder - The built site.
 */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => isText(file))
      .map(async (file) => {
        const whole = path.join(folder, file);
        const content = await readFile(whole);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${whole}.br`, await promisify(brotliCompress)(content, { params }));
        await writeFile(`${whole}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
      }),
  );
}
