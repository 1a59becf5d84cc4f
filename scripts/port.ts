import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Returns the environment variable PORT, or the default where it is not set. Throws when it is no port. */
export function readPort(byDefault: number, port = process.env["PORT"]): number {
  if (port === undefined) return byDefault;
  if (/^[1-9]\d{0,4}$/.test(port) && Number(port) < 65_536) return Number(port);
  throw new Error(
    `The environment variable PORT is ${JSON.stringify(port)}. Give a number from 1 to 65535, or nothing for ${byDefault}.`,
  );
}

/** Returns a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}
