/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";

import { serve } from "./serve";

describe("server of a built site", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "serve-"));
  let server: Server;

  beforeAll(async () => {
    writeFileSync(path.join(folder, "404.html"), "missing");
    writeFileSync(path.join(folder, "_headers"), "/*\n  X-Test: yes\n");
    server = await serve(folder, 0);
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const portOf = (): number => (server.address() as AddressInfo).port;

  // fetch() would write the address in another way.
  const statusOf = (address: string): Promise<number | undefined> =>
    new Promise((resolve) =>
      get({ path: address, port: portOf(), agent: false }, (response) => resolve(response.resume().statusCode)),
    );

  it.each(["/_headers", "/404.html", "/page"])("shows the page of a missing path at %s", async (address) => {
    expect(await statusOf(address)).toBe(404);
  });

  it("says which port another program uses", async () => {
    await expect(serve(folder, portOf())).rejects.toThrow(`port ${portOf()}`);
  });
});
