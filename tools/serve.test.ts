import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { type RunningServer, startServer } from "./serve";

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

let folder: string;
let root: RunningServer;
let prefixed: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "serve-"));
  const files: Readonly<Record<string, string | Buffer>> = {
    "index.html": "<style>a{}</style>home",
    "index.html.br": brotliCompressSync("home"),
    "404.html": "nowhere",
    "static/app-1.js": "1",
    _headers: "secret",
    ".env": "secret",
    ".well-known/security.txt": "Contact:",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  root = await startServer({ folder });
  prefixed = await startServer({ folder, prefix: "/site" });
});

afterAll(async () => {
  await Promise.all([root.close(), prefixed.close()]);
  await rm(folder, { recursive: true });
});

/** Asks as nobody's browser would: the path goes out as it is written here. */
function ask(
  server: RunningServer,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path: target, headers, method }, (response) => {
      let body = "";
      response.setEncoding("latin1").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });
}

describe("the server", () => {
  it("serves the home page with the security headers, to be asked for again", async () => {
    const { status, headers, body } = await ask(root, "/?utm=1");
    expect([status, body]).toEqual([200, "<style>a{}</style>home"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("keeps hashed files for good", async () => {
    expect((await ask(root, "/static/app-1.js")).headers["cache-control"]).toContain("immutable");
  });

  it.each([
    ["gzip, br", "br"],
    ["gzip", undefined],
    ["br;q=0", undefined],
    ["br;q=0.5", "br"],
  ])("answers %s with the encoding %s", async (accepted, encoding) => {
    expect((await ask(root, "/", { "accept-encoding": accepted })).headers["content-encoding"]).toBe(encoding);
  });

  it("says that nothing has changed", async () => {
    const { headers } = await ask(root, "/");
    const again = await ask(root, "/", { "if-none-match": String(headers["etag"]) });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  it.each([
    "/nowhere",
    "/%E0%A4%A",
    "/../package.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/static",
    "/static/",
    "/.env",
    "/_headers",
    "//",
    "/%00",
  ])("answers %s with the not-found page and status 404", async (target) => {
    const { status, body, headers } = await ask(root, target);
    expect([status, body]).toEqual([404, "nowhere"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("serves .well-known", async () => {
    expect((await ask(root, "/.well-known/security.txt")).status).toBe(200);
  });

  it("serves a site under its path and nowhere else", async () => {
    expect((await ask(prefixed, "/site/")).status).toBe(200);
    expect((await ask(prefixed, "/site/static/app-1.js")).status).toBe(200);
    expect((await ask(prefixed, "/")).status).toBe(404);
    expect((await ask(prefixed, "/sitemap")).status).toBe(404);
  });

  it("answers HEAD without a body, and refuses what would change something", async () => {
    expect((await ask(root, "/", {}, "HEAD")).body).toBe("");
    expect((await ask(root, "/", {}, "POST")).status).toBe(405);
  });
});
