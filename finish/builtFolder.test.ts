/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { openFolder } from "./builtFolder";

const folder = mkdtempSync(path.join(os.tmpdir(), "built-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("built folder", () => {
  it("keeps what the owner has in static/", () => {
    const own = path.join(folder, "static");
    const site = path.join(folder, "public");
    for (const each of [own, site]) {
      mkdirSync(each);
      writeFileSync(path.join(each, "robots.txt"), "own");
    }
    const built = openFolder(site, own);
    built.write("robots.txt", "other");
    built.remove("robots.txt");
    built.write("a/b.txt", "new");
    expect([built.read("robots.txt").toString(), built.names()]).toEqual(["own", ["a/b.txt", "robots.txt"]]);
  });
});
