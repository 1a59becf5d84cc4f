import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { howItEnded } from "./build";

/** A folder with something built in it, and without Gatsby. */
let folder: string;
const built = (): string => path.join(folder, "public");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "build-"));
  mkdirSync(built());
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the tool there. */
function build(prefix: string) {
  const tsx = path.resolve("node_modules", "tsx", "dist", "cli.mjs");
  return spawnSync(process.execPath, [tsx, path.resolve("tools", "build.ts")], {
    cwd: folder,
    env: { ...process.env, PATH_PREFIX: prefix },
    encoding: "utf8",
  });
}

describe("the build", () => {
  it("refuses a path prefix before it does anything", () => {
    const { status, stderr } = build("site/");
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^The .*PATH_PREFIX is "site\/"/) });
    expect(stderr).not.toContain("gatsby");
    expect(existsSync(built())).toBe(true);
  });

  it("says at which step it failed, and leaves nothing half built", () => {
    const { status, stderr } = build("");
    expect(status).toBe(1);
    expect(stderr).toContain('The build failed at "gatsby clean" (exit code 1)');
    expect(existsSync(built())).toBe(false);
  });

  it("says why a program could not be run, or how it ended", () => {
    expect(howItEnded(spawnSync("no-such-program"))).toMatch(/could not be run: .*no-such-program ENOENT/);
    expect(howItEnded(spawnSync(process.execPath, ["-e", "process.exit(3)"]))).toBe("exit code 3");
    expect(howItEnded({ status: null, signal: "SIGKILL" })).toBe("stopped by SIGKILL");
  });
});
