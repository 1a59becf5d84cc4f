/** How a file finds the browsers of its run (`launcher.ts`), without loading the drivers that start them. */

/** What a file needs. */
export type Wanted =
  | { readonly name: "chromium" }
  /** Firefox serves one session at a time, so each worker has its own, and one for each set of preferences. */
  | { readonly name: "firefox"; readonly worker: string; readonly preferences: Record<string, unknown> };

/** The environment variable that tells the files where the launcher is. */
export const launcherVariable = "BROWSER_LAUNCHER";

/**
 * Asks the launcher for a browser.
 *
 * @returns The address to connect to.
 * @throws With what the launcher said, when the browser does not start.
 */
export async function addressOf(wanted: Wanted): Promise<string> {
  const launcher = process.env[launcherVariable];
  if (!launcher)
    throw new Error("No launcher runs: a Jest project with browsers names globalSetup.ts in package.json.");
  const answer = await fetch(`${launcher}/${encodeURIComponent(JSON.stringify(wanted))}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
