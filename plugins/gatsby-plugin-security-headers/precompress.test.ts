/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { filesOf, precompress } from "./precompress";

describe("compressed copies", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "precompress-"));
  const file = (name: string): string => path.join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are those of the text files, also after a second build", async () => {
    mkdirSync(file("page"));
    writeFileSync(file("page/index.html"), "first");
    writeFileSync(file("photo.jpg"), "");
    await precompress(folder);
    writeFileSync(file("page/index.html"), "second");
    await precompress(folder);
    expect(await filesOf(folder)).toEqual(["page/index.html", "page/index.html.br", "page/index.html.gz", "photo.jpg"]);
    expect(brotliDecompressSync(readFileSync(file("page/index.html.br"))).toString()).toBe("second");
    expect(gunzipSync(readFileSync(file("page/index.html.gz"))).toString()).toBe("second");
  });
});
