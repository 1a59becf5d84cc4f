/** Serves a built site as a host does: `npm run serve [folder]`, on PORT, below PATH_PREFIX. */
import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import path from "node:path";

import compression from "compression";
import express from "express";

import { readPathPrefix } from "../gatsby/pathPrefix";
import { readPort } from "./port";
import { runCommand } from "./runCommand";

/** Reads the headers of a `_headers` file: paths that may end in `*`, and indented lines below each. */
function readHeaders(folder: string): (url: string) => [name: string, value: string][] {
  const file = path.join(folder, "_headers");
  const blocks = existsSync(file) ? readFileSync(file, "utf8").split(/^(?=\/)/m) : [];
  const rules = blocks.map((block) => {
    const [pattern = "", ...lines] = block.trim().split("\n");
    // Comments and lines that take a header away have no name and value.
    const headers = lines.flatMap((line) => {
      const [, name = "", value = ""] = /^\s+([\w-]+): (.*)/.exec(line) ?? [];
      return name ? [[name, value] as [string, string]] : [];
    });
    return { pattern, headers };
  });
  const matches = (pattern: string, url: string): boolean =>
    pattern.endsWith("*") ? url.startsWith(pattern.slice(0, -1)) : url === pattern;
  return (url) => rules.filter(({ pattern }) => matches(pattern, url)).flatMap(({ headers }) => headers);
}

/**
 * Starts the server.
 *
 * @param port - 0 for any that is free.
 * @returns It, once it listens.
 * @throws When the folder has no built site.
 */
export async function serve(folder: string, port: number, prefix = ""): Promise<Server> {
  const notFound = path.join(folder, "404.html");
  if (!existsSync(notFound)) throw new Error(`${folder} has no built site. Build it first: npm run build`);
  const headersOf = readHeaders(folder);
  const app = express();
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    for (const [name, value] of headersOf(request.path)) response.setHeader(name, value);
    // A host keeps these to itself.
    if (/\/(_headers|404\.html)$/.test(request.path)) request.url = "/no-file";
    next();
  });
  app.use(compression());
  // A folder's path without its slash leads to the one with it.
  app.use(prefix, express.static(folder, { dotfiles: "allow" }));
  app.use((_, response) => void response.status(404).type("html").send(readFileSync(notFound)));
  return new Promise((resolve, reject) => {
    const server = app.listen(port, () => resolve(server));
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`Another program uses the port ${port}. Set PORT to a free one.`)
          : error,
      ),
    );
  });
}

async function main(): Promise<void> {
  const [port, prefix] = [readPort(9000), readPathPrefix()];
  await serve(process.argv[2] ?? "public", port, prefix);
  console.log(`http://localhost:${port}${prefix}/`);
}

if (require.main === module) runCommand(main);
