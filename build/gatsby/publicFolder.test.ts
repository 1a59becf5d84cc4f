import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { removeByproducts } from "./publicFolder";

describe("the built folder", () => {
  it("loses what Gatsby leaves, and nothing else", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "public-"));
    const wanted = [
      ...["index.html", "404.html", "maps.html", "robots.txt", "licences.txt", ".well-known/security.txt"],
      "static/app-1.js",
    ];
    const leavings = [
      "~partytown/a.js",
      "_gatsby/x",
      "page-data/index/page-data.json",
      "webpack.stats.json",
      "a.js.map",
    ];
    for (const file of [...wanted, ...leavings, "app.0a.css", "chunk-map.json"]) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), "");
    }
    await removeByproducts(folder);
    const left = await readdir(folder, { recursive: true });
    expect(left.sort()).toEqual([...wanted, ".well-known", "static"].sort());
    await rm(folder, { recursive: true });
  });
});
