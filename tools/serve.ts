/**
 * Serves the built site as a good host would: `npm run serve`, and in every test of the built site. It is no server for
 * production: it holds the whole folder in memory, which is also why no path can lead out of it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo, Socket } from "node:net";
import path from "node:path";

import { cacheControl, hashedFolder, type Headers, securityHeaders } from "../build/headers";
import { contentType } from "../build/mediaTypes";
import { readPathPrefix } from "../build/pathPrefix";
import { readStyleHash } from "../build/styleHash";

/** What to serve, and how. */
export interface ServerOptions {
  /** The built site. */
  readonly folder: string;
  /** A free one, unless given. */
  readonly port?: number;
  /** The path that the site was built for, such as "/site"; without it, the root. */
  readonly prefix?: string;
  /** What goes with every answer; without it, the security headers that any host should send. */
  readonly headers?: Headers;
  /** With one, the server speaks TLS and HTTP/2, as hosts do; without it, HTTP/1.1. */
  readonly certificate?: Certificate | undefined;
}

/** A certificate and its key, both in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** A server that runs. */
export interface RunningServer {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

type AnyRequest = IncomingMessage | Http2ServerRequest;
type AnyResponse = ServerResponse | Http2ServerResponse;

/** The encodings that are served when the build has written them, best first. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/**
 * Starts a server on the loopback address.
 *
 * @param options - What to serve, and how.
 * @returns The server's address, and how to stop it.
 * @throws When the folder has no built site in it, or the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { folder, port = 0, prefix = "", headers, certificate } = options;
  const files = readFiles(folder);
  const common = headers ?? securityHeaders(await readStyleHash(folder));
  const listener = (request: AnyRequest, response: AnyResponse) => answer(request, response, files, prefix, common);
  const server = certificate ? createSecureServer({ ...certificate }, listener) : createServer(listener);
  const connections = new Set<Socket>();
  server.on(certificate ? "secureConnection" : "connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    url: `${certificate ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of connections) socket.destroy();
      }),
  };
}

/** Every file that a visitor may ask for, by its path: no dot files but `.well-known`, and nothing that hosts read. */
function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    name.split(path.sep).join("/"),
  );
  const served = names.filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && name !== "_headers");
  const files = served.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [`/${name}`, readFileSync(path.join(folder, name))]));
}

function answer(
  request: AnyRequest,
  response: AnyResponse,
  files: ReadonlyMap<string, Buffer>,
  prefix: string,
  common: Headers,
): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...common, Allow: "GET, HEAD" }).end();
    return;
  }
  const found = findFile(request.url ?? "/", files, prefix);
  const name = found ?? "/404.html";
  const { body, encoding } = encode(name, files, request.headers["accept-encoding"] ?? "");
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers: OutgoingHttpHeaders = {
    ...common,
    "Content-Type": contentType(path.extname(name).slice(1)),
    "Cache-Control": name.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other,
    Vary: "Accept-Encoding",
    ETag: etag,
    ...(encoding && { "Content-Encoding": encoding }),
  };
  if (found && request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(found ? 200 : 404, { ...headers, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? "" : body);
}

/** The file that an address stands for, if there is one. */
function findFile(address: string, files: ReadonlyMap<string, Buffer>, prefix: string): string | undefined {
  const [encoded = ""] = address.split(/[?#]/);
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith(`${prefix}/`)) return undefined;
  const name = decoded.slice(prefix.length);
  if (name === "/") return "/index.html";
  return files.has(name) ? name : undefined;
}

/** The smallest form of a file that the browser reads. */
function encode(name: string, files: ReadonlyMap<string, Buffer>, accepted: string) {
  for (const [encoding, ending] of encodings) {
    const body = files.get(name + ending);
    if (body && new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted))
      return { body, encoding };
  }
  return { body: files.get(name) ?? Buffer.from("404"), encoding: undefined };
}

/** Says what kept the server from starting, and how to mend it. */
function whyNot(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: stop that one, or choose a free port, as in PORT=${port + 1} npm run serve.`;
  }
  if (error.code === "ENOENT") return "There is no built site in public/: run npm run build first.";
  return String(error);
}

if (require.main === module) {
  const prefix = readPathPrefix();
  const port = Number(process.env["PORT"] ?? 9000);
  startServer({ folder: "public", port, prefix }).then(
    ({ url }) => console.log(`The built site is served at ${url}${prefix}/`),
    (error: NodeJS.ErrnoException) => {
      console.error(whyNot(error, port));
      process.exitCode = 1;
    },
  );
}
