/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

describe("folder of the site", () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "folder-"));
  afterAll(() => fs.rmSync(parent, { recursive: true }));

  it.each([
    ["é site & co+1", ""],
    // As unpacking an archive twice names it.
    ["site (2)", "has “(” in its name, which Gatsby can't work with. Rename it"],
  ])("with the name “%s” has the message “%s”", (name, message) => {
    const cwd = path.join(parent, name);
    fs.mkdirSync(cwd);
    const { stderr } = spawnSync(process.execPath, [path.resolve("scripts/folder.cjs")], { cwd, encoding: "utf8" });
    expect(stderr).toEqual(message && expect.stringContaining(message));
  });
});
