/** Starts a real web server on the configuration of `deploy/`, as nobody, on a copy of the built site. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { filesOfBuild, lastingFiles } from "../../../build/hosts/deployFiles";
import { readStyleHash } from "../../../build/styleHash";
import { builtFolder } from "../../harness/builtFolder";
import { freePort } from "../../harness/freePort";

/** A server that runs, and the folder that it serves: a test may put more into it. */
export interface HostServer {
  readonly origin: string;
  readonly root: string;
  stop(): Promise<void>;
}

/** A server's program, and how to make it run here. */
export interface HostProgram {
  readonly name: string;
  /** How to get it, in one line. */
  readonly install: string;
  /** The arguments with which it reads its configuration in a folder and stays in the foreground. */
  readonly run: (folder: string) => readonly string[];
  /** Adapts a file of `deploy/` to a free port and to a temporary folder. */
  readonly adapt: (text: string, port: number, folder: string) => string;
  readonly environment?: (port: number, folder: string) => Readonly<Record<string, string>>;
}

/**
 * Says whether a program is installed. In continuous integration it has to be.
 *
 * @returns Jest's `describe`, or the one that skips.
 * @throws When it is missing and `CI` is "true".
 */
export function describeWith({ name, install }: HostProgram): jest.Describe {
  if (spawnSync(name, [name === "nginx" ? "-v" : "version"]).error === undefined) return describe;
  if (process.env["CI"] === "true") throw new Error(`${name} is not installed: ${install}`);
  console.warn(`The tests of ${name} are skipped, because it is not installed: ${install}`);
  return describe.skip;
}

/**
 * Starts a server.
 *
 * @returns It, once it answers.
 * @throws When the site is not built, or the server ends at once; the message is the server's own.
 */
export async function startHost(program: HostProgram): Promise<HostServer> {
  if (!fs.existsSync(path.join(builtFolder, "index.html"))) {
    throw new Error(`${builtFolder}/ has no built site: run "npm run build" first.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `site-${program.name}-`));
  const root = path.join(folder, "site");
  const port = await freePort();
  fs.cpSync(builtFolder, root, { recursive: true, preserveTimestamps: true });
  const files = { ...lastingFiles, ...filesOfBuild({ styleHash: await readStyleHash(builtFolder), prefix: "" }) };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), program.adapt(text, port, folder));
  }
  const log = path.join(folder, "log");
  const output = fs.openSync(log, "a");
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (asNobody.uid !== undefined) own(folder, asNobody.uid);
  const server = spawn(program.name, program.run(folder), {
    ...asNobody,
    stdio: ["ignore", output, output],
    env: { ...process.env, HOME: folder, ...program.environment?.(port, folder) },
  });
  fs.closeSync(output);
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin, server, log).catch(async (error: unknown) => {
    await stop(server, folder);
    throw error;
  });
  return { origin, root, stop: () => stop(server, folder) };
}

function own(folder: string, uid: number): void {
  fs.chmodSync(folder, 0o755);
  for (const name of ["", ...fs.readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    fs.chownSync(path.join(folder, name), uid, uid);
  }
}

async function answers(origin: string, server: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null)
      throw new Error(`${server.spawnfile} did not start:\n${fs.readFileSync(log, "utf8")}`);
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error(`${server.spawnfile} did not answer within ten seconds:\n${fs.readFileSync(log, "utf8")}`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  }
  fs.rmSync(folder, { recursive: true, force: true });
}
