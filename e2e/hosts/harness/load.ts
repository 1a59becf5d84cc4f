/** Asks a server for the same files again and again, over many connections that stay open. */
import { connect } from "node:net";

/** How much to ask for. */
export interface Load {
  readonly origin: string;
  /** The files, in turn, with the length of each as it is sent. */
  readonly files: readonly { readonly path: string; readonly length: number }[];
  readonly requests: number;
  readonly connections: number;
}

/** What came of it: how many answers were as they should be, and what was wrong with the others. */
export interface LoadResult {
  readonly good: number;
  readonly faults: readonly string[];
}

const headEnd = Buffer.from("\r\n\r\n");

/**
 * Puts a server under load.
 *
 * @returns What came of it, once every request is answered or a connection has failed.
 */
export async function putUnderLoad(load: Load): Promise<LoadResult> {
  const state = { left: load.requests, good: 0, faults: [] as string[] };
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load, state)));
  return state;
}

/** One connection, one request at a time. A connection that ends before its answer is whole is a fault. */
function runConnection(
  { origin, files }: Load,
  state: { left: number; good: number; faults: string[] },
): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let file = files[0];
    let head = "";
    let bodyLeft = 0;

    const next = () => {
      if (state.left === 0) {
        socket.end();
        resolve();
        return;
      }
      file = files[state.left-- % files.length];
      head = "";
      socket.write(`GET ${file?.path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`);
    };
    const fail = (fault: string) => {
      state.faults.push(`${file?.path}: ${fault}`);
      socket.destroy();
      resolve();
    };
    const finish = () => {
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (!head.startsWith("HTTP/1.1 200 ")) return fail(head.slice(0, 40));
      if (length !== file?.length) return fail(`${length} bytes in place of ${file?.length}`);
      state.good++;
      next();
    };
    socket.on("data", (chunk: Buffer) => {
      let body = chunk;
      if (head === "") {
        const end = chunk.indexOf(headEnd);
        if (end < 0) return fail("a head in pieces");
        head = chunk.toString("latin1", 0, end + 2);
        bodyLeft = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        body = chunk.subarray(end + headEnd.length);
      }
      bodyLeft -= body.length;
      if (bodyLeft === 0) finish();
      else if (!(bodyLeft > 0)) fail("a body of another length than was said");
    });
    socket.on("error", (error) => fail(String(error)));
    socket.on("close", () => (state.left > 0 || bodyLeft > 0) && fail("closed early"));
    socket.on("connect", next);
  });
}
