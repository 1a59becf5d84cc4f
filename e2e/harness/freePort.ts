/** Finds a port for a program that can't choose one by itself. */
import { type AddressInfo, createServer } from "node:net";

/**
 * Finds a free port.
 *
 * @returns One of the loopback address that nobody listened on a moment ago.
 * @throws When the system has none to give.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
