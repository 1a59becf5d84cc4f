/**
 * Gatsby leaves its own papers in `public/`: maps, statistics, the data of pages whose data is in their scripts, a copy of
 * the style sheet that stands in every page. No visitor asks for them; some say more of the build than they should. The
 * law that compares `public/` with an allow-list notices what a new version adds.
 */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";

/** What nobody asks for, by its path in `public/`. */
const byproducts = /^(~partytown|_gatsby|page-data|slice-data|webpack\.stats\.json|chunk-map\.json|.*\.(map|css))$/;

/**
 * Removes Gatsby's byproducts from a built site.
 *
 * @param folder - The built site.
 */
export async function removeByproducts(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const unwanted = files.filter((file) => byproducts.test(file));
  await Promise.all(unwanted.map((file) => rm(path.join(folder, file), { recursive: true, force: true })));
}
