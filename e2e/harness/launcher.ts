/**
 * Starts each browser once for all files of a run, since a start costs as much as five visits, and in Jest's own process,
 * since a worker that has a browser does not end by itself. The files ask for its address and connect to it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import puppeteer from "puppeteer-core";

import { launcherVariable, type Wanted } from "./browserAddress";
import { findBrowsers } from "./findBrowsers";
import { serveChromium } from "./launchChromium";

interface Running {
  readonly address: string;
  close(): Promise<void>;
}

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
  process.env[launcherVariable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const running of await Promise.allSettled(started.values())) {
      if (running.status === "fulfilled") await running.value.close();
    }
  };
}
