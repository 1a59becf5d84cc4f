/** The configuration of docs/nginx.conf, with a copy of the built site, one more page and a hidden file. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { headers } from "../scripts/policy";

const isMissing = spawnSync("nginx", ["-v"]).error !== undefined;

let folder = "";
let origin: string;
const nginx = (...more: readonly string[]) =>
  spawnSync("nginx", ["-e", path.join(folder, "log"), "-c", path.join(folder, "nginx.conf"), ...more]);

test.skip(({ browserName }) => isMissing || browserName !== "chromium", "needs nginx, and no browser");
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const root = path.join(folder, "root");
  cpSync("public", root, { recursive: true });
  mkdirSync(path.join(root, "in-a-folder"), { recursive: true });
  writeFileSync(path.join(root, "in-a-folder/index.html"), "in a folder");
  writeFileSync(path.join(root, ".env"), "secret");
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const address = `127.0.0.1:${(free.address() as { readonly port: number }).port}`;
  await once(free.close(), "close");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
    pid ${folder}/pid; events {}
    http { include /etc/nginx/mime.types; ${temporary.join(" ")} access_log off;
      server { listen ${address}; root ${root};
        include ${path.resolve("docs/nginx.conf")}; } }`,
  );
  // It returns when it listens.
  if (nginx().status !== 0) throw new Error(`nginx did not start: ${readFileSync(path.join(folder, "log"), "utf8")}`);
  origin = `http://${address}`;
});

test.afterAll(() => {
  // Playwright calls this also where every test was skipped.
  if (!folder) return;
  nginx("-s", "stop");
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

test.describe("nginx", () => {
  test("sends pages compressed, to be revalidated at each visit", async ({ request }) => {
    const headers = (await request.get(`${origin}/`, { headers: { "accept-encoding": "gzip, br" } })).headers();
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toContain("must-revalidate");
  });

  test("sends a page for its path, and leads there from the path without its slash", async ({ request }) => {
    expect(await (await request.get(`${origin}/in-a-folder/`)).text()).toBe("in a folder");
    for (const file of ["/in-a-folder", "//in-a-folder"]) {
      const response = await request.get(`${origin}${file}?x=1`, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]], file).toEqual([301, "/in-a-folder/?x=1"]);
    }
  });

  test("sends the not-found page for what is missing, hidden or for another host", async ({ request }) => {
    const notFound = readFileSync("public/404.html", "utf8");
    for (const file of ["/nowhere", "/static/gone.js", "/static/", "/icons/", "/404.html", "/.env", "/_headers"]) {
      const response = await request.get(origin + file);
      expect([response.status(), await response.text()], file).toEqual([404, notFound]);
      expect(response.headers()["cache-control"], file).toContain("must-revalidate");
    }
  });

  test("sends the headers of the other hosts", async ({ request }) => {
    const rules = readFileSync("public/_headers", "utf8");
    const [, every = ""] = /^\/\*\n((?: .*\n)+)\/static/m.exec(rules) ?? [];
    const [, ofHashed = ""] = /^\/static\/\*\n((?: .*\n)+)/m.exec(rules) ?? [];
    expect([every, ofHashed]).not.toContain("");
    const [script = ""] = readdirSync("public/static").filter((file) => file.endsWith(".js"));
    const sent = [
      ["/", every],
      ["/nowhere", every],
      [`/static/${script}`, every + ofHashed],
    ] as const;
    for (const [file, lines] of sent) {
      const sentHeaders = (await request.get(origin + file)).headers();
      for (const line of lines.trim().split("\n")) {
        const [name = "", value] = line.trim().split(/: (.*)/);
        // An owner adds those of the options to a configuration of their own.
        if (name in headers) continue;
        expect(sentHeaders[name.toLowerCase()], `${name} of ${file}`).toBe(value);
      }
    }
  });
});
