/** What is measured side by side, each in a folder of its own that is served in the same way. */
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

import type { Headers } from "../../build/headers";
import { isText } from "../../build/mediaTypes";
import { type Certificate, type RunningServer, startServer } from "../serve";
import { filesOf } from "./files";

/** A built site, ready to be served. */
export interface Subject {
  readonly name: string;
  readonly folder: string;
  /** True sends the security headers that the site is hosted with; a page with inline scripts could not run under them. */
  readonly secured: boolean;
  /** What to serve it with; without it, over HTTP/1.1. */
  readonly certificate?: Certificate | undefined;
}

/** What hosts use for files that they compress as they serve them. */
const brotliQuality = 5;

/**
 * Compresses a file's content as a host does on the fly.
 *
 * @param content - The file's content.
 * @returns The content in Brotli, quality 5.
 */
export function compress(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/**
 * Copies a built site so that it is served as every other subject is: its text files in Brotli of the same quality.
 *
 * @param from - The built site.
 * @param to - The folder to make.
 */
export async function levelSite(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz|map)$/.test(file) });
  for (const file of await filesOf(to)) {
    // Hosts compress the old kind of icon too: it is a bare bitmap.
    if (isText(file) || file.endsWith(".ico")) await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
}

/**
 * Serves a subject while something is measured.
 *
 * @param subject - What to serve.
 * @param measure - Given the address of its first page.
 * @returns What `measure` returned.
 */
export async function whileServed<T>(subject: Subject, measure: (url: string) => Promise<T>): Promise<T> {
  const none: Headers = {};
  const server: RunningServer = await startServer({
    folder: subject.folder,
    certificate: subject.certificate,
    ...(!subject.secured && { headers: none }),
  });
  try {
    return await measure(`${server.url}/`);
  } finally {
    await server.close();
  }
}

/**
 * Removes a folder that may be large, whether or not it is there.
 *
 * @param folder - The folder; links in it are removed, not followed.
 */
export function discard(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
