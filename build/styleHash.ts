/** Reads from a built page its style sheet, and the hash by which its policy knows it. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Reads the style sheet of the landing page; both pages have the same.
 *
 * @param folder - The built site.
 * @returns The style sheet's text.
 * @throws When the folder has no `index.html` with one style sheet in it.
 */
export async function readStyle(folder: string): Promise<string> {
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  const [, css] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  if (css === undefined)
    throw new Error(`${folder}/index.html has no style sheet: build the site first (npm run build).`);
  return css;
}

/**
 * Hashes that style sheet.
 *
 * @param folder - The built site.
 * @returns The SHA-256 of the style sheet's text, in base64.
 * @throws As `readStyle` does.
 */
export async function readStyleHash(folder: string): Promise<string> {
  return createHash("sha256")
    .update(await readStyle(folder))
    .digest("base64");
}
