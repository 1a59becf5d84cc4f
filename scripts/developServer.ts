/** Keeps a build from changing `.cache` and `public` below a development server, which would respond with errors from then on. */
import { check, lock } from "proper-lockfile";

// Held by a running process alone: it is out of date half a minute after a crash.
const options = { lockfilePath: ".cache/develop.lock", stale: 30_000 };

/** Marks the server of this folder as running, until its process ends. */
export async function markServer(): Promise<void> {
  // After the machine has slept, or without .cache, the mark is set again.
  await lock(".", { ...options, onCompromised: () => void markServer() }).catch(() => undefined);
}

/** Returns why a build can't begin, if a development server runs in this folder. */
export async function runningServer(): Promise<string | undefined> {
  if (!(await check(".", options).catch(() => false))) return undefined;
  return "A development server runs in this folder, with files that a build replaces. Stop it first; nothing was changed.";
}
