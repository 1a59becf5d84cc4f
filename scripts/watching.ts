import { existsSync, type FSWatcher, readdirSync, watch } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const { resolve } = createRequire(path.resolve("package.json"));

/** What Gatsby watches, and some 450 files of its inside: webpack, and what will be added, need room too. */
const watchedFolders = (): readonly string[] => [
  "src",
  "static",
  path.resolve(resolve("gatsby/package.json"), "../dist/utils"),
];

/**
 * Tries to watch as many files as a development server does. One too many would end it: where the system has no room for them,
 * Gatsby reads the dates of its files twice a second instead.
 *
 * @throws When there is not room for one.
 * @returns A warning with what the system has said, or undefined where there is room.
 */
export function pollWhereWatchingFails(): string | undefined {
  if (process.env["CHOKIDAR_USEPOLLING"]) return undefined;
  const watchers: FSWatcher[] = [];
  try {
    for (const folder of watchedFolders().filter((name) => existsSync(name)))
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() || entry.isDirectory()) watchers.push(watch(path.join(entry.parentPath, entry.name)));
    return undefined;
  } catch (error) {
    // Parcel, which compiles the configuration, waits forever then.
    if (watchers.length === 0 && (error as NodeJS.ErrnoException).code === "EMFILE") {
      throw new Error(
        `${String(error)}. Gatsby can't run without a watcher: end a program that watches files, or raise the system's limit ` +
          "(on Linux fs.inotify.max_user_instances).",
      );
    }
    // Gatsby's watchers read these when they start.
    Object.assign(process.env, { CHOKIDAR_USEPOLLING: "true", CHOKIDAR_INTERVAL: "500" });
    return `${String(error)}. Gatsby reads the dates of the files instead: what is saved shows a little later.`;
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}
