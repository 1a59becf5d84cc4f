/** What every web server owes the site, whichever configuration of `deploy/` it runs. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { cacheControl, hashedFolder, type Headers, securityHeaders } from "../../../build/headers";
import { contentType } from "../../../build/mediaTypes";
import { readStyleHash } from "../../../build/styleHash";
import { builtFolder } from "../../harness/builtFolder";
import { describeRefusals } from "./refusals";
import { type Answer, ask } from "./request";
import { describeWith, type HostProgram, type HostServer, startHost } from "./server";

/** The files of the built site that visitors may ask for, by their paths. */
function servedPaths(): string[] {
  return readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^_headers$|^404\.html$/.test(entry.name))
    .map((entry) => `/${path.relative(builtFolder, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => file !== "/index.html");
}

function decoded({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

/**
 * States the laws for a program.
 *
 * @param program - The web server.
 * @param more - Laws of this one alone.
 */
export function describeHost(program: HostProgram, more: (server: () => HostServer) => void): void {
  describeWith(program)(`${program.name} with the configuration of deploy/`, () => {
    let server: HostServer;
    let security: Headers;
    const get = (file: string, headers = {}) => ask(server.origin, file, { headers });

    beforeAll(async () => {
      server = await startHost(program);
      security = securityHeaders(await readStyleHash(builtFolder));
    }, 60_000);
    afterAll(() => server.stop());

    const headersOf = ({ headers }: Answer) =>
      Object.fromEntries(Object.keys(security).map((name) => [name, headers[name.toLowerCase()]]));

    it("serves every file whole, with its type, the security headers and its time in caches", async () => {
      for (const file of ["/", ...servedPaths()]) {
        const name = file === "/" ? "/index.html" : file;
        const answer = await get(file);
        expect({ file, status: answer.status }).toEqual({ file, status: 200 });
        expect(answer.body.equals(readFileSync(path.join(builtFolder, name)))).toBe(true);
        expect({ file, ...headersOf(answer) }).toEqual({ file, ...security });
        const type = contentType(path.extname(name).slice(1));
        const time = file.startsWith(hashedFolder) ? cacheControl.hashed : cacheControl.other;
        expect({ file, type: answer.headers["content-type"] }).toEqual({ file, type });
        expect({ file, time: answer.headers["cache-control"] }).toEqual({ file, time });
      }
    });

    it.each(["/nowhere", "/404.html", "/static/gone.js", "/index.html/", "/a/b/"])(
      "answers an unknown path with status 404, the page for it and the same headers, kept by no cache: %s",
      async (file) => {
        const answer = await get(file);
        expect(answer.status).toBe(404);
        expect(answer.body.equals(readFileSync(path.join(builtFolder, "404.html")))).toBe(true);
        expect(headersOf(answer)).toEqual(security);
        expect(answer.headers["content-type"]).toBe(contentType("html"));
        expect(answer.headers["cache-control"]).toBe(cacheControl.other);
      },
    );

    it("says when a file has not changed", async () => {
      const { etag, "last-modified": modified } = (await get("/")).headers;
      const unchanged = [await get("/", { "if-none-match": etag }), await get("/", { "if-modified-since": modified })];
      for (const answer of unchanged) {
        expect({ status: answer.status, length: answer.body.length }).toEqual({ status: 304, length: 0 });
        expect(answer.headers["cache-control"]).toBe(cacheControl.other);
      }
      expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
    });

    it.each([
      ["gzip, deflate, br, zstd", "br"],
      ["br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
      ["gzip;q=0, br;q=0", undefined],
      ["", undefined],
    ])("negotiates the encoding: %s", async (accepted, encoding) => {
      const page = readFileSync(path.join(builtFolder, "index.html"));
      for (const file of ["/", "/nowhere"]) {
        const answer = await get(file, { "accept-encoding": accepted });
        expect(answer.headers["content-encoding"]).toBe(encoding);
        expect(answer.headers.vary?.toLowerCase()).toBe("accept-encoding");
        if (file === "/") expect(decoded(answer).equals(page)).toBe(true);
      }
    });

    it("serves a part of a file", async () => {
      const { status, headers, body } = await get("/favicon.svg", { range: "bytes=1-3" });
      expect({ status, range: headers["content-range"], body: body.toString() }).toEqual({
        status: 206,
        range: expect.stringMatching(/^bytes 1-3\/\d+$/),
        body: "svg",
      });
      expect((await get("/favicon.svg", { range: "bytes=99999999-" })).status).toBe(416);
    });

    it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("refuses to %s", async (method) => {
      const answer = await ask(server.origin, "/", { method });
      expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status: 405, allow: "GET, HEAD" });
      expect(headersOf(answer)).toEqual(security);
    });

    it("answers HEAD with the headers of GET and nothing else", async () => {
      const [head, whole] = [await ask(server.origin, "/", { method: "HEAD" }), await get("/")];
      expect({ status: head.status, length: head.body.length }).toEqual({ status: 200, length: 0 });
      expect({ ...head.headers, date: "" }).toEqual({ ...whole.headers, date: "" });
    });

    it("does not say its version", async () => {
      for (const file of ["/", "/nowhere", "/%00"]) expect((await get(file)).headers.server ?? "").not.toMatch(/\d/);
    });

    describeRefusals(() => server);
    more(() => server);
  });
}
