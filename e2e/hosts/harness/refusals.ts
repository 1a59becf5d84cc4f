/** What every web server must keep to itself. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { ask } from "./request";
import type { HostServer } from "./server";

/** Files that must never be seen, with what they say. */
const secret = "nobody should read this";
const secrets = [".env", ".git/config", "static/.draft.js", ".well-known/.hidden"];

/**
 * States the laws.
 *
 * @param server - Answers with the server, once it runs.
 */
export function describeRefusals(server: () => HostServer): void {
  const get = (file: string) => ask(server().origin, file);

  describe("what is not for visitors", () => {
    beforeAll(() => {
      for (const name of secrets) {
        mkdirSync(path.dirname(path.join(server().root, name)), { recursive: true });
        writeFileSync(path.join(server().root, name), secret);
      }
    });

    it.each(["/static/", "/static", "/.well-known/", "/.well-known"])("lists no folder: %s", async (file) => {
      expect((await get(file)).status).toBe(404);
    });

    it.each([
      ...secrets.map((name) => `/${name}`),
      "/%2eenv",
      "/.git%2fconfig",
      "/_headers",
      "/index.html.br",
      "/index.html.gz",
    ])("hides what is no part of the site: %s", async (file) => {
      const { status, body } = await get(file);
      expect({ status, isSecret: body.includes(secret) }).toEqual({ status: 404, isSecret: false });
    });

    it.each([
      "/../../../../etc/passwd",
      "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2f..%2f..%2fetc%2fpasswd",
      "/static/..%2f.env",
      "/static/%2e%2e/%2e%2e/log",
      "/..%5c..%5clog",
      "/%252e%252e/log",
      "//etc/passwd",
      "/%00",
      "/index.html%00.js",
      "/%E0%A4%A",
      "/%c0%ae%c0%ae/log",
    ])("refuses %s", async (file) => {
      const { status, body } = await get(file);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.toString()).not.toMatch(/root:x:0:|"GET \/|nobody should/);
    });

    it("refuses an address that is longer than any of its own", async () => {
      expect((await get(`/${"a".repeat(8_192)}`)).status).toBeGreaterThanOrEqual(400);
    });
  });
}
