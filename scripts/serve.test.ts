/** @jest-environment node */
/** The command `npm run serve`, with a folder, a port and a path prefix. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";

import { scripts } from "../package.json";
import { freePort } from "./port";

const folder = mkdtempSync(path.join(os.tmpdir(), "serve-"));
const stops: (() => Promise<unknown>)[] = [];
let port: number;

/** Starts the command. Returns the first of what it writes. */
async function run(site: string): Promise<string> {
  const args = [...scripts.serve.split(" ").slice(1), site];
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: `${port}`, PATH_PREFIX: "/site" } });
  const ended = once(child, "exit");
  stops.push(async () => {
    child.kill();
    await ended;
  });
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.once("data", (text: Buffer) => resolve(text.toString().trim()));
  });
}

// fetch() would write the address in another way.
const ask = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve) => get({ path: address, port, agent: false }, (response) => resolve(response.resume())));

describe("server of a built site", () => {
  beforeAll(async () => {
    for (const [file, text] of Object.entries({
      "404.html": "missing",
      "page/index.html": "page",
      "a.js": "script",
      _headers: "# a comment\n/site/*\n  X-All: yes\n  ! X-Other\n/site/a.js\n  X-One: of one\n",
    })) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    port = await freePort();
    expect(await run(folder)).toBe(`http://localhost:${port}/site/`);
  });

  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["/site/page/", 200, undefined],
    ["/site/page", 301, undefined],
    ["/site/a.js", 200, "of one"],
    ["/site/no-page", 404, undefined],
    // A host keeps these to itself.
    ["/site/_headers", 404, undefined],
    ["/site/404.html", 404, undefined],
  ])("answers %s as a host does, with the headers of _headers", async (address, status, ofOne) => {
    const { statusCode, headers } = await ask(address);
    expect({ statusCode, all: headers["x-all"], one: headers["x-one"] }).toEqual({
      statusCode: status,
      all: "yes",
      one: ofOne,
    });
  });

  it("has nothing beside the path prefix", async () => {
    expect((await ask("/page/")).statusCode).toBe(404);
  });

  it("says which port another program uses, and what is not built", async () => {
    expect(await run(folder)).toContain(`port ${port}`);
    expect(await run(path.join(folder, "page"))).toContain("npm run build");
  });
});
