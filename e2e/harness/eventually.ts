/** Waiting for what a slow machine may take its time for. */
import { setTimeout as sleep } from "node:timers/promises";

const patienceMs = 20_000;

/**
 * Asks again and again until the answer is yes.
 *
 * @param what - What is waited for, for the message.
 * @param isSo - The question.
 * @throws When the answer was still no after twenty seconds; says what it waited for.
 */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await sleep(30);
  }
}
