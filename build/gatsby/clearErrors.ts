/**
 * Gatsby prints an error of a hook with the code around it, which is its own compiled copy of this project: thousands of lines in
 * which the message is lost. Its reporter prints a message alone; the test beside this file notices when it no longer stops there.
 */
import type { Reporter } from "gatsby";

/**
 * Runs a hook's work, and stops Gatsby in one line where it fails.
 *
 * @param reporter - Gatsby's, as the hook is given it.
 * @param work - What the hook does. What it throws on purpose is an `Error`; anything else is a mistake of ours and keeps its stack.
 */
export async function withClearErrors(reporter: Reporter, work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isMeant = error instanceof Error && error.constructor === Error;
    reporter.panic(isMeant ? error.message : String(error instanceof Error ? error.stack : error));
  }
}
