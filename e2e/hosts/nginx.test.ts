/** nginx serves the site as `deploy/nginx.conf` tells it to. */
import { readdirSync } from "node:fs";
import path from "node:path";

import { builtFolder } from "../harness/builtFolder";
import { describeHost } from "./harness/laws";
import { putUnderLoad } from "./harness/load";
import { nginx } from "./harness/programs";
import { ask } from "./harness/request";

describeHost(nginx, (server) => {
  it("answers at / for the file that is there", async () => {
    const { status, headers } = await ask(server().origin, "/index.html");
    expect({ status, location: headers.location }).toEqual({ status: 301, location: "./" });
  });

  it("treats an address that a browser never sends as a bad request", async () => {
    for (const file of ["/%2e%2e/", "/..%2f", "/%00", "/%E0%A4%A"]) {
      expect({ file, status: (await ask(server().origin, file)).status }).toEqual({ file, status: 400 });
    }
    expect((await ask(server().origin, "//")).status).toBe(404);
    expect((await ask(server().origin, `/${"a".repeat(8_192)}`)).status).toBe(414);
  });

  it("answers 100,000 requests over 64 connections without one failure", async () => {
    const hashed = readdirSync(path.join(builtFolder, "static")).filter((name) => !/\.(br|gz)$/.test(name));
    const paths = ["/", ...hashed.map((name) => `/static/${name}`)];
    const files = await Promise.all(
      paths.map(async (file) => {
        const { body } = await ask(server().origin, file, { headers: { "accept-encoding": "br" } });
        return { path: file, length: body.length };
      }),
    );
    const start = performance.now();
    const { good, faults } = await putUnderLoad({ origin: server().origin, files, requests: 100_000, connections: 64 });
    console.log(`100,000 requests took ${((performance.now() - start) / 1000).toFixed(1)} s`);
    expect({ good, faults }).toEqual({ good: 100_000, faults: [] });
  }, 180_000);
});
