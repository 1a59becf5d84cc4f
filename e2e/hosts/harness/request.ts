/** Asks a server for exactly what a test says: nothing in an address is tidied up on its way, as `fetch` would. */
import { type IncomingHttpHeaders, request } from "node:http";

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How to ask. */
export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks once, on a connection of its own.
 *
 * @param origin - The server, without a slash at the end.
 * @param path - The path as it is to stand in the request.
 * @returns The answer, its body as it came over the wire.
 */
export function ask(origin: string, path: string, { method = "GET", headers = {} }: Asking = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asking.on("error", reject);
    asking.end();
  });
}
