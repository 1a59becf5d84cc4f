/** @jest-environment node */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { checkFolder, letOthersRead } from "./gatsby";

describe("folder of the site", () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), "folder-"));
  afterAll(() => fs.rmSync(parent, { recursive: true }));
  afterEach(() => jest.restoreAllMocks());

  /** Returns what a command says in a folder of this name. */
  function messageIn(name: string): string {
    const cwd = path.join(parent, name);
    fs.mkdirSync(cwd);
    return spawnSync(process.execPath, ["--require", path.resolve("scripts/folder.cjs"), "--eval", ""], {
      cwd,
      encoding: "utf8",
    }).stderr;
  }

  it.each(["é site & co+1", "-a,b;c=d@e~f^g$h`i😀 "])("may be “%s”", (name) => {
    expect(messageIn(name)).toBe("");
  });

  // Windows has no such names as the last.
  const onlyElsewhere = process.platform === "win32" ? [] : ["what?", "a\\b", 'a"b', "a|b", "st*r"];
  it.each(["a (2)", "a#1", "[x]", "{x}", "it's", "100%", "new!", ...onlyElsewhere])("may not be “%s”", (name) => {
    expect(messageIn(name)).toContain(`${path.join(parent, name)} has “`);
  });

  it("has to be one that the user can write", () => {
    jest.spyOn(fs, "accessSync").mockImplementation(() => {
      throw new Error("EACCES");
    });
    expect(checkFolder).toThrow(process.cwd());
  });
});

describe("built site", () => {
  it("can be read by every user, whatever the umask was", () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "built-"));
    const [inner, file] = [path.join(folder, "page"), path.join(folder, "page", "index.html")];
    fs.mkdirSync(inner, { mode: 0o700 });
    fs.writeFileSync(file, "", { mode: 0o600 });
    letOthersRead(folder);
    const modes = [folder, inner, file].map((name) => fs.statSync(name).mode & 0o044);
    fs.rmSync(folder, { recursive: true });
    expect(modes).toEqual([0o044, 0o044, 0o044]);
  });
});
