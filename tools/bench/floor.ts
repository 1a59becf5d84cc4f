/** Makes the floor: the same page with nothing to fetch but its document, which no other version of it can beat. */
import { cp, readFile, rm, writeFile } from "node:fs/promises";

import { filesOf } from "./files";

/** Elements that run, fetch what would run, fetch a font, or forbid the page because its style sheet is no longer the one named. */
const unwanted = [
  /<script\b[^>]*>.*?<\/script>/gis,
  /<link\b(?=[^>]*\brel=["']?(?:preload|modulepreload|prefetch)\b)(?=[^>]*(?:\bas=["']?(?:font|script|fetch)\b|modulepreload))[^>]*>/gi,
  /<meta\b(?=[^>]*\bhttp-equiv=["']?content-security-policy\b)[^>]*>/gi,
];

const fontFace = /@font-face\s*\{[^}]*\}/gi;

const isFetched = /\.(?:m?js|woff2?|ttf|otf)$/;

/**
 * Takes scripts and web fonts out of a page, and the policy that named its style sheet.
 *
 * @param html - The page.
 * @returns The page without them, else unchanged.
 */
export function floorPage(html: string): string {
  return floorStyles(unwanted.reduce((page, pattern) => page.replace(pattern, ""), html));
}

/**
 * Takes the web fonts out of a style sheet.
 *
 * @param css - The style sheet, or text that contains one.
 * @returns The same without `@font-face`.
 */
export function floorStyles(css: string): string {
  return css.replace(fontFace, "");
}

/**
 * Copies a built site and strips the copy of every script and web font.
 *
 * @param site - The built site's folder.
 * @param floor - The folder to make.
 */
export async function makeFloor(site: string, floor: string): Promise<void> {
  await cp(site, floor, { recursive: true });
  for (const file of await filesOf(floor)) {
    if (isFetched.test(file)) await rm(file);
    if (file.endsWith(".html")) await writeFile(file, floorPage(await readFile(file, "utf8")));
    if (file.endsWith(".css")) await writeFile(file, floorStyles(await readFile(file, "utf8")));
  }
}
