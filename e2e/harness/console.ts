/** Reads a page's console as a visitor's developer would. */
import { eventually } from "./eventually";
import type { ConsoleLine, EnginePage } from "./page";

/** What a browser itself says about a file that did not come; the page has no part in it. */
const browsersOwn = /^Failed to load resource|^failed to load |^Loading failed for the|NetworkError when/;

/**
 * Reads the errors and warnings that the page wrote, the browser's own remarks on missing files aside.
 *
 * @returns The lines, each with its level before it.
 */
export async function complaints(page: EnginePage): Promise<string[]> {
  const lines: readonly ConsoleLine[] = await page.console();
  return lines
    .filter(({ level, text }) => level !== "other" && !browsersOwn.test(text))
    .map(({ level, text }) => `${level}: ${text}`);
}

/**
 * Waits until the page has written an error or a warning that fits. That the network rests is no sign of it: a start that is
 * still to come has fetched nothing yet.
 *
 * @throws When it never does.
 */
export async function hear(page: EnginePage, line: RegExp): Promise<void> {
  await eventually(`the console to say ${line}`, async () => (await complaints(page)).some((said) => line.test(said)));
}
