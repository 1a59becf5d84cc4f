/** The built folder, as the laws over it read it. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { isText } from "../../build/mediaTypes";
import { builtFolder } from "../harness/builtFolder";

/** The folder under test. */
export const folder = builtFolder;

if (!existsSync(path.join(folder, "index.html")))
  throw new Error(`There is no built site in ${folder}/: npm run build`);

/** Every file, by its path in the folder, with forward slashes. */
export const files: readonly string[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => statSync(path.join(folder, name)).isFile())
  .sort();

/** The two pages. */
export const pages = ["index.html", "404.html"] as const;

/** The path prefix that the site was built for, as its entry's address shows it. */
export const prefix = /<script src="([^"]*)\/static\//.exec(read("index.html"))?.[1] ?? "";

/**
 * Reads a file as text.
 *
 * @param name - Its path in the folder.
 * @returns What it says.
 */
export function read(name: string): string {
  return readFileSync(path.join(folder, name), "utf8");
}

/**
 * Weighs a file as a host sends it: text in Brotli's quality 5, which hosts use when they compress as they go.
 *
 * @param name - Its path in the folder.
 * @returns Its size in bytes.
 */
export function weigh(name: string): number {
  return isText(name) ? compress(name).length : readFileSync(path.join(folder, name)).length;
}

/**
 * Compresses a text file as a host does that compresses as it goes.
 *
 * @param name - Its path in the folder.
 * @returns What the host would send.
 */
export function compress(name: string): Buffer {
  const content = readFileSync(path.join(folder, name));
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * The sum of several files' weights.
 *
 * @param names - Their paths in the folder.
 * @returns The sum in bytes.
 */
export function weighAll(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + weigh(name), 0);
}
