/**
 * Starts each browser once for all files of a run, since a start costs as much as five visits, and in Jest's own process,
 * since a worker that has a browser does not end by itself. The files ask for its address and connect to it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import puppeteer from "puppeteer-core";

import { findBrowsers } from "./findBrowsers";
import { serveChromium } from "./launchChromium";

/** What a file needs. */
export type Wanted =
  | { readonly name: "chromium" }
  /** Firefox serves one session at a time, so each worker has its own, and one for each set of preferences. */
  | { readonly name: "firefox"; readonly worker: string; readonly preferences: Record<string, unknown> };

interface Running {
  readonly address: string;
  close(): Promise<void>;
}

/** The environment variable that tells the files where the launcher is. */
const variable = "BROWSER_LAUNCHER";

async function start(wanted: Wanted): Promise<Running> {
  const { [wanted.name]: found } = findBrowsers();
  if (!found) throw new Error(`${wanted.name} is not installed`);
  if (wanted.name === "chromium") {
    const server = await serveChromium(found.program);
    return { address: server.wsEndpoint(), close: () => server.close() };
  }
  const options = { executablePath: found.program, extraPrefsFirefox: wanted.preferences };
  const browser = await puppeteer.launch({ browser: "firefox", ...options });
  const address = browser.wsEndpoint();
  await browser.disconnect();
  return { address, close: async () => void browser.process()?.kill() };
}

/**
 * Starts the launcher; a browser starts when the first file asks for it.
 *
 * @returns Ends the launcher and every browser that it started.
 */
export async function startLauncher(): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Running>>();
  const server = createServer((request, response) => {
    const key = decodeURIComponent(request.url?.slice(1) ?? "");
    const running = started.get(key) ?? start(JSON.parse(key) as Wanted);
    started.set(key, running);
    running.then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const running of await Promise.allSettled(started.values())) {
      if (running.status === "fulfilled") await running.value.close();
    }
  };
}

/**
 * Asks the launcher for a browser.
 *
 * @returns The address to connect to.
 * @throws With what the launcher said, when the browser does not start.
 */
export async function addressOf(wanted: Wanted): Promise<string> {
  const launcher = process.env[variable];
  if (!launcher)
    throw new Error("No launcher runs: a Jest project with browsers names globalSetup.ts in package.json.");
  const answer = await fetch(`${launcher}/${encodeURIComponent(JSON.stringify(wanted))}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
