/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { indexedPages } from "./sitemap";

const folder = mkdtempSync(path.join(os.tmpdir(), "public-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("indexed pages", () => {
  it("are those whose head does not say noindex", () => {
    const heads = { "/": "index, follow", "/thanks/": "noindex", "/draft/": "noindex, nofollow" };
    for (const [page, robots] of Object.entries(heads)) {
      mkdirSync(path.join(folder, page), { recursive: true });
      writeFileSync(path.join(folder, page, "index.html"), `<head><meta name="robots" content="${robots}"/></head>`);
    }
    const nodes = Object.keys(heads).map((page) => ({ path: page }));
    expect(indexedPages({ allSitePage: { nodes } }, folder)).toEqual([{ path: "/" }]);
  });
});
