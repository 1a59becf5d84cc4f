/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { cacheControl, securityHeaders } from "./headers";
import { nginxConfig } from "./nginx";
import { precompress } from "./precompress";

const isMissing = spawnSync("nginx", ["-v"]).error !== undefined;
if (isMissing && process.env["CI"] === "true") throw new Error("nginx is not installed: apt-get install nginx");
const modules = "/etc/nginx/modules-enabled";
const hasBrotli = existsSync(modules) && spawnSync("ls", [modules]).stdout.toString().includes("brotli-static");

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });
}

const describeWithNginx = isMissing ? describe.skip : describe;

describeWithNginx.each(["", "/site"])("nginx with the path prefix “%s”", (prefix) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const root = path.join(folder, "root");
  let server: ChildProcess;
  let origin: string;
  const get = (file: string, headers = {}): Promise<Response> => fetch(`${origin}${prefix}${file}`, { headers });

  beforeAll(async () => {
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
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, prefix, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await precompress(root);
    writeFileSync(path.join(folder, "site.conf"), nginxConfig(prefix));
    const port = await freePort();
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `${hasBrotli ? `include ${modules}/*brotli-static*.conf;` : ""} ${process.getuid?.() === 0 ? "user root;" : ""}
      daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
      http { ${temporary.join(" ")} access_log off;
        server { listen 127.0.0.1:${port}; root ${root}; ${hasBrotli ? "brotli_static on;" : ""} include site.conf; } }`,
    );
    server = spawn("nginx", ["-e", path.join(folder, "log"), "-c", path.join(folder, "nginx.conf")]);
    origin = `http://127.0.0.1:${port}`;
    for (let attempt = 0; attempt < 300; attempt++) {
      if (
        await get("/").then(
          () => true,
          () => false,
        )
      )
        return;
      await sleep(100);
    }
    throw new Error(`nginx did not start: ${readFileSync(path.join(folder, "log"), "utf8")}`);
  }, 60_000);

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["/", "home"],
    ["/privacy", "privacy"],
    ["/privacy/", "privacy"],
    ["/index.md", "# Home"],
  ])("serves %s", async (file, text) => {
    const response = await get(file);
    expect([response.status, (await response.text()).startsWith(text)]).toEqual([200, true]);
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
    for (const file of ["/", "/privacy", "/static/app-1a2b.js", "/nowhere"]) {
      const { headers } = await get(file);
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers.get(name)).toBe(value);
    }
    expect((await get("/")).headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("lets browsers keep files with a hash", async () => {
    expect((await get("/static/app-1a2b.js")).headers.get("cache-control")).toBe(cacheControl.hashed);
    expect((await get("/")).headers.get("cache-control")).toBe(cacheControl.other);
  });

  it("sends the compressed copies", async () => {
    expect((await get("/", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
    if (!hasBrotli) return;
    expect((await get("/", { "accept-encoding": "gzip, br" })).headers.get("content-encoding")).toBe("br");
  });
});
