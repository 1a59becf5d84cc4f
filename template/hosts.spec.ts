/** The files of docs/hosts, each read by the host's own program. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { filesIn } from "../e2e/filesIn";
import { cachingOfHashed, contentTypes, responseHeaders } from "../finish/headers";
import { isInstalled, programs, type ServedSite, start } from "./hosts/programs";

const texts = ["llms.txt", "robots.txt", ".well-known/added.txt", "notes.md", "texts/a table.csv"];
/** What no visitor may read: what configures a host, and other hidden files. */
const kept = ["_headers", ".htaccess", ".env", "texts/.secret"];
const missing = ["no-such-page/", "a-page/no-such-page/", "no-such-file.txt", "static/no-such-file.js", "texts/"];
const added = {
  "a-page/index.html": "<!doctype html><title>Page</title>",
  ...Object.fromEntries([...texts.slice(2), ".env", "texts/.secret"].map((name) => [name, "naïve “quotes”"])),
};

for (const [name, program] of Object.entries(programs)) {
  for (const prefix of ["", "/a/site"]) {
    test.describe(`${name}, ${prefix ? "below a path" : "at the root"}`, () => {
      // One worker, so that the program starts once.
      test.describe.configure({ mode: "default" });
      test.skip(!isInstalled(program), `needs ${name}`);

      let site: ServedSite;
      test.beforeAll(async () => {
        site = await start(program, prefix, added);
      });
      test.afterAll(() => site?.stop());

      /** Asks for a path as a browser does, without following a redirect. */
      const ask = (file: string, headers: HeadersInit = {}): Promise<Response> =>
        fetch(`${site.address}/${encodeURI(file)}`, {
          redirect: "manual",
          headers: { "accept-encoding": "gzip, br", ...headers },
        });
      const hashed = (): readonly string[] => filesIn(site.folder).filter((file) => file.startsWith("static/"));

      test("leads /page to /page/, and to no other host", async () => {
        const { status, headers } = await ask("a-page");
        expect([301, 308]).toContain(status);
        expect(new URL(headers.get("location") ?? "", site.address).href).toBe(`${site.address}/a-page/`);
        // Two slashes: a redirect to //a-page/ would lead to a host of that name.
        const doubled = await ask("/a-page");
        const { origin } = new URL(site.address);
        expect(new URL(doubled.headers.get("location") ?? "", site.address).origin).toBe(origin);
      });

      test("sends the not-found page with status 404", async () => {
        for (const file of missing) {
          const response = await ask(file);
          expect(response.status, file).toBe(404);
          expect(await response.text(), file).toBe(readFileSync(path.join(site.folder, "404.html"), "utf8"));
        }
      });

      test("sends the headers on every response, keeps files with a hash for a year, and revalidates others", async () => {
        for (const file of ["", "a-page", ...texts, ...missing, ...hashed()]) {
          const { headers } = await ask(file);
          const caching = hashed().includes(file) ? cachingOfHashed : "public, max-age=0, must-revalidate";
          expect(Object.fromEntries(headers), file).toMatchObject(
            Object.fromEntries(
              Object.entries({ ...responseHeaders({}), "Cache-Control": caching }).map(([key, value]) => [
                key.toLowerCase(),
                value,
              ]),
            ),
          );
        }
      });

      test("sends a page again only when it has changed", async () => {
        const { headers } = await ask("");
        const [tag, date] = [headers.get("etag"), headers.get("last-modified")];
        const known = { ...(tag && { "if-none-match": tag }), ...(date && { "if-modified-since": date }) };
        expect((await ask("", known)).status).toBe(304);
      });

      test("names the types of text files and of the web app manifest", async () => {
        for (const file of [...texts, "manifest.webmanifest"]) {
          const type = (await ask(file)).headers.get("content-type")?.toLowerCase();
          expect(type, file).toBe(contentTypes[path.extname(file).slice(1)]);
        }
      });

      test("sends every file as it is, but for hidden ones and what configures a host", async () => {
        for (const file of filesIn(site.folder).filter((each) => each !== "404.html")) {
          const response = await ask(file);
          if (kept.includes(file)) expect(response.status, file).toBe(404);
          else
            expect(Buffer.from(await response.arrayBuffer()), file).toEqual(readFileSync(path.join(site.folder, file)));
        }
      });

      test("compresses pages and text", async () => {
        for (const file of ["", "llms.txt"]) {
          const { headers } = await ask(file);
          expect(headers.get("content-encoding"), file).not.toBeNull();
          expect(headers.get("vary"), file).toMatch(/accept-encoding/i);
        }
      });
    });
  }
}
