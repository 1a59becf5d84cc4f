/** Keeps a build from changing `.cache` and `public` below a development server, which would respond with errors from then on. */
import { mkdirSync } from "node:fs";

import { check, lock } from "proper-lockfile";

// Held by a running process alone: it is out of date half a minute after a crash.
const options = { lockfilePath: ".cache/develop.lock", stale: 30_000 };

/** Marks the server of this folder as running, until its process ends; a second server, once the first has ended. */
export function markServer(): void {
  mkdirSync(".cache", { recursive: true });
  const retries = { forever: true, minTimeout: 5_000, maxTimeout: 5_000, unref: true };
  // After the machine has slept, or when Gatsby has emptied .cache, the mark is set again.
  lock(".", { ...options, update: 5_000, retries, onCompromised: markServer }).catch(() => undefined);
}

/** Returns why a build can't begin, if a development server runs in this folder. */
export async function runningServer(): Promise<string | undefined> {
  if (!(await check(".", options).catch(() => false))) return undefined;
  return "A development server runs in this folder, with files that a build replaces. Stop it first; nothing was changed.";
}
