/** The headers of one build in nginx's words. */
import type { Headers } from "../headers";

/**
 * Writes the headers of every answer.
 *
 * @param headers - The security headers.
 * @returns Lines for the inside of a `server` block.
 * @throws When a value has a character that nginx would read as its own.
 */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["$\\\n]/.test(value)) throw new Error(`nginx can't be given this value of ${name}: ${value}`);
    return `add_header ${name} "${value}" always;`;
  });
  return `${lines.join("\n")}\n`;
}
