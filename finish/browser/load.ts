/** React and the islands: a file of its own, which is downloaded when the visitor comes to the first island. */
import type { hydrateIsland } from "./hydrate";

/** Ends the task, so that the page responds to an interaction before the next one. */
const endTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs React, the site's providers, and the islands, each in a task of its own. Returns the function that hydrates an island. */
export async function load(): Promise<typeof hydrateIsland> {
  await endTask();
  await import("react");
  await endTask();
  await import("react-dom/client");
  await endTask();
  await import("../../src/root");
  await endTask();
  const module = await import("./hydrate");
  await endTask();
  return module.hydrateIsland;
}
