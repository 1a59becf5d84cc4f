/** Reads from a built page the hash by which its policy knows its style sheet. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes the style sheet of the landing page; both pages have the same.
 *
 * @param folder - The built site.
 * @returns The SHA-256 of the style sheet's text, in base64.
 * @throws When the folder has no `index.html` with one style sheet in it.
 */
export async function readStyleHash(folder: string): Promise<string> {
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  const [, css] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  if (css === undefined)
    throw new Error(`${folder}/index.html has no style sheet: build the site first (npm run build).`);
  return createHash("sha256").update(css).digest("base64");
}
