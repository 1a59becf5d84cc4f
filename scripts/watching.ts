import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const { resolve } = createRequire(path.resolve("package.json"));

/** What Gatsby watches, and some 450 files more: webpack, and what will be added, need room too. */
const samples = (): readonly string[] => [
  "src",
  "static",
  path.resolve(resolve("gatsby/package.json"), "../dist/utils"),
];

/**
 * Tries to watch as many files as a development server does. One too many would end it: where the system has no room for them,
 * Gatsby reads the dates of its files twice a second instead.
 *
 * @returns What the system has said, or undefined where there is room.
 */
export function pollWhereWatchingFails(): string | undefined {
  const watchers: FSWatcher[] = [];
  try {
    for (const folder of samples().filter((name) => existsSync(name)))
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() || entry.isDirectory()) watchers.push(watch(path.join(entry.parentPath, entry.name)));
    return undefined;
  } catch (error) {
    // Gatsby's watchers read these when they start.
    Object.assign(process.env, { CHOKIDAR_USEPOLLING: "true", CHOKIDAR_INTERVAL: "500" });
    return error instanceof Error ? error.message : String(error);
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
