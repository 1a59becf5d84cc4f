/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

import { cacheControl, headersFile, securityHeaders } from "./headers";
import { nginxConfig } from "./nginx";
import { precompress } from "./precompress";

const isMissing = spawnSync("nginx", ["-v"]).error !== undefined;
if (isMissing && process.env["CI"] === "true") throw new Error("nginx is not installed: apt-get install nginx");
const brotli = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";
const hasBrotli = existsSync(brotli);
const prefix = "/site";

const files = {
  "index.html": "home ".repeat(200),
  "privacy/index.html": "privacy",
  "404.html": "not found",
  "index.md": "# Home",
  "static/app-1a2b.js": "app()",
  // Gatsby names a folder after this page.
  "page-data/404.html/page-data.json": "{}",
  _headers: "secret",
  ".env": "secret",
};

describe("_headers", () => {
  it("has the headers for every path, and keeps files with a hash", () => {
    const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
    expect(headersFile(prefix)).toBe(
      `/site/*\n${lines.join("")}/site/static/*\n  Cache-Control: ${cacheControl.hashed}\n`,
    );
  });
});

(isMissing ? describe.skip : describe)("nginx", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const log = path.join(folder, "log");
  const nginx = (...more: readonly string[]) =>
    spawnSync("nginx", ["-e", log, "-c", path.join(folder, "nginx.conf"), ...more]);
  let origin: string;
  const get = (file: string, headers = {}): Promise<Response> => fetch(`${origin}${prefix}${file}`, { headers });

  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, "root", prefix, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await precompress(path.join(folder, "root"));
    writeFileSync(path.join(folder, "site.conf"), nginxConfig(prefix));
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const address = `127.0.0.1:${(free.address() as { readonly port: number }).port}`;
    await once(free.close(), "close");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `${hasBrotli ? `include ${brotli};` : ""} ${process.getuid?.() === 0 ? "user root;" : ""}
      pid ${folder}/pid; events {}
      http { include /etc/nginx/mime.types; ${temporary.join(" ")} access_log off;
        server { listen ${address}; root ${folder}/root; ${hasBrotli ? "brotli_static on;" : ""} include site.conf; } }`,
    );
    // It returns when it listens.
    if (nginx().status !== 0) throw new Error(`nginx did not start: ${readFileSync(log, "utf8")}`);
    origin = `http://${address}`;
  });

  afterAll(() => {
    nginx("-s", "stop");
    rmSync(folder, { recursive: true, maxRetries: 10 });
  });

  it.each(["/", "/privacy", "/privacy/"])("serves the page %s, which is revalidated at each visit", async (page) => {
    const { status, headers } = await get(page, { "accept-encoding": "gzip" });
    expect([status, headers.get("content-encoding")]).toEqual([200, "gzip"]);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("cache-control")).toBe(cacheControl.other);
  });

  it.each(["/nowhere", "/static/gone.js", "/static/", "/404.html", "/.env", "/_headers", "/index.html.gz"])(
    "sends the not-found page for %s",
    async (file) => {
      const response = await get(file);
      expect([response.status, await response.text()]).toEqual([404, "not found"]);
      expect(response.headers.get("cache-control")).toBe(cacheControl.other);
    },
  );

  it("sends the headers with every response", async () => {
    for (const file of ["/", "/privacy", "/index.md", "/static/app-1a2b.js", "/nowhere"]) {
      const { headers } = await get(file);
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    }
  });

  it("sends Markdown as such, lets browsers keep files with a hash, and prefers Brotli", async () => {
    expect((await get("/index.md")).headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect((await get("/static/app-1a2b.js")).headers.get("cache-control")).toBe(cacheControl.hashed);
    const { headers } = await get("/", { "accept-encoding": "gzip, br" });
    expect(headers.get("content-encoding")).toBe(hasBrotli ? "br" : "gzip");
  });
});
