/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";

import { serve } from "./serve";

const text = "text ".repeat(1_000);

describe.each(["", "/site"])("server below the prefix “%s”", (prefix) => {
  let folder: string;
  let server: Server;
  const get = (address: string): Promise<Response> =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${prefix}${address}`, {
      headers: { "accept-encoding": "br" },
      redirect: "manual",
    });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), "site-"));
    mkdirSync(path.join(folder, "page"));
    for (const file of ["index.html", "page/index.html", "404.html"])
      writeFileSync(path.join(folder, file), file + text);
    writeFileSync(path.join(folder, "_headers"), `${prefix}/*\n  X-Every: yes\n${prefix}/page/*\n  X-Page: a: b\n`);
    server = await serve(folder, 0, prefix);
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it("sends a page compressed, with the headers of its path", async () => {
    const { status, headers } = await get("/page/");
    expect([status, headers.get("content-encoding")]).toEqual([200, "br"]);
    expect([headers.get("x-every"), headers.get("x-page")]).toEqual(["yes", "a: b"]);
    expect((await get("/")).headers.get("x-page")).toBeNull();
  });

  it("leads from a folder's path without its slash to the one with it, and to no other host", async () => {
    for (const address of ["/page?x=1", ...(prefix ? [] : ["//page?x=1"])]) {
      const { status, headers } = await get(address);
      expect([address, status, headers.get("location")]).toEqual([address, 301, `${prefix}/page/?x=1`]);
    }
  });

  it.each(["/none", "/_headers", "/404.html", "/%", "/page/none"])(
    "sends the not-found page for %s",
    async (address) => {
      const response = await get(address);
      expect([response.status, await response.text()]).toEqual([404, `404.html${text}`]);
    },
  );
});

describe("server", () => {
  it("starts for a built site alone", async () => {
    await expect(serve("scripts", 0)).rejects.toThrow("npm run build");
  });
});
