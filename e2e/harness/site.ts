/** The built site behind a small proxy of the test's own, where files can be made to fail as they do on a bad day. */
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { startServer } from "../../tools/serve";
import { builtFolder } from "./builtFolder";
import { probePath, probeScript, probeTag } from "./probe";

/** Something that goes wrong with certain files on their way to the visitor. */
export interface Fault {
  /** The paths that it strikes. */
  readonly path: RegExp;
  readonly harm:
    | { readonly kind: "block" }
    | { readonly kind: "missing" }
    | { readonly kind: "delay"; readonly ms: number }
    | { readonly kind: "pause"; readonly after: number; readonly until: Promise<unknown> }
    | { readonly kind: "truncate"; readonly keep: number }
    | { readonly kind: "replace"; readonly by: string };
}

/** How a test wants the site served. */
export interface Serving {
  readonly faults?: readonly Fault[];
  /** False sends a policy that forbids every script. */
  readonly scripts?: boolean;
  /** True puts the probe first into every page. */
  readonly probe?: boolean;
}

/** The site as served to one test. */
export interface ServedSite {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  /** The paths that were asked for, in order; the probe and the browser's own look for an icon aside. */
  readonly paths: readonly string[];
  close(): void;
}

/** The built site with its real headers, as any host would serve it. */
export type Upstream = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server that the tests stand behind.
 *
 * @returns The server; close it when the tests are done.
 */
export function startUpstream(): Promise<Upstream> {
  return startServer({ folder: builtFolder });
}

/**
 * Serves the site to one test.
 *
 * @returns The site on a port, and so an origin, of its own: nothing is shared with another test's cache.
 */
export async function serveSite(upstream: Upstream, serving: Serving = {}): Promise<ServedSite> {
  const paths: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (path === probePath) {
      outgoing.setHeader("content-type", "text/javascript").end(probeScript);
      return;
    }
    paths.push(path);
    const fault = serving.faults?.find((candidate) => candidate.path.test(path));
    pass({ incoming, outgoing, upstream: new URL(upstream.url), serving, fault });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths, close: () => stop(server) };
}

function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}

interface Passage {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly upstream: URL;
  readonly serving: Serving;
  readonly fault: Fault | undefined;
}

function pass(passage: Passage): void {
  const { incoming, outgoing, upstream, serving, fault } = passage;
  const harm = fault?.harm;
  if (harm?.kind === "block") {
    incoming.socket.destroy();
    return;
  }
  if (harm?.kind === "missing") {
    outgoing.writeHead(404, { "content-type": "text/plain" }).end("not found");
    return;
  }
  const changesBody =
    harm?.kind === "pause" || harm?.kind === "truncate" || harm?.kind === "replace" || serving.probe === true;
  const headers = { ...incoming.headers, ...(changesBody && { "accept-encoding": "identity" }) };
  const { hostname, port } = upstream;
  const onward = ask({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("end", () => {
      const send = () => reply(passage, answer, Buffer.concat(chunks));
      if (harm?.kind === "delay") setTimeout(send, harm.ms).unref();
      else send();
    });
  });
  onward.on("error", () => incoming.socket.destroy());
  onward.end();
}

function reply({ outgoing, serving, fault }: Passage, answer: IncomingMessage, whole: Buffer): void {
  const headers = { ...answer.headers };
  delete headers["transfer-encoding"];
  // WebKit would ask for https even on this machine's own address, where nothing answers.
  const policy = String(headers["content-security-policy"] ?? "").replace(/;?\s*upgrade-insecure-requests/, "");
  headers["content-security-policy"] = serving.scripts === false ? "script-src 'none'" : policy;
  const body = changed(whole, serving, fault, String(headers["content-type"]));
  if (body.length > 0) headers["content-length"] = String(body.length);
  outgoing.writeHead(answer.statusCode ?? 500, headers);
  if (fault?.harm.kind !== "pause") {
    outgoing.end(body);
    return;
  }
  const { after, until } = fault.harm;
  const pause = Math.floor(body.length * after);
  outgoing.write(body.subarray(0, pause));
  void until.then(() => outgoing.end(body.subarray(pause)));
}

function changed(whole: Buffer, { probe }: Serving, fault: Fault | undefined, type: string): Buffer {
  if (fault?.harm.kind === "replace") return Buffer.from(fault.harm.by);
  if (fault?.harm.kind === "truncate") return whole.subarray(0, Math.floor(whole.length * fault.harm.keep));
  if (!probe || !type.startsWith("text/html")) return whole;
  return Buffer.from(whole.toString().replace(/<head[^>]*>/, (tag) => tag + probeTag));
}
