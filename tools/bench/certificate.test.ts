import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";

import { startServer } from "../serve";
import { makeCertificate } from "./certificate";
import { UsageError } from "./options";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "certificate-"));
});

afterEach(() => rm(folder, { recursive: true }));

const canMake = process.env["CI"] || spawnSync("openssl", ["version"]).status === 0;

(canMake ? it : it.skip)("makes a certificate that a server can speak HTTP/2 with", async () => {
  await writeFile(path.join(folder, "index.html"), "<style>a{}</style>home");
  const server = await startServer({ folder, certificate: await makeCertificate(folder) });
  const session = connect(server.url, { rejectUnauthorized: false });
  try {
    const body = await new Promise((resolve, reject) => {
      let text = "";
      session.once("error", reject);
      const stream = session.request({ ":path": "/" }).setEncoding("utf8");
      stream.on("data", (part: string) => (text += part)).on("end", () => resolve(text));
    });
    expect({ protocol: session.alpnProtocol, body }).toEqual({ protocol: "h2", body: "<style>a{}</style>home" });
    const isClosed = new Promise((resolve) => session.once("close", resolve));
    await server.close();
    await isClosed;
  } finally {
    session.destroy();
  }
});

it("says what to do where there is no OpenSSL", async () => {
  const made = makeCertificate(folder, "/nowhere/openssl");
  await expect(made).rejects.toThrow(UsageError);
  await expect(made).rejects.toThrow(/install it, or add --http1/);
});
