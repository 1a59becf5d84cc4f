import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

  it.each([
    [
      "does not compile",
      "src/content/services.ts",
      'title: "Custom software",',
      "",
      /\(\d+:3\) Property 'title' is\s+missing/,
    ],
    [
      "can't be drawn",
      "src/styles/theme.css",
      "--day-ink: #0e1a26",
      "--day-ink: #0e1a2",
      /--day-ink is “#0e1a2”, which/,
    ],
  ])("does not begin with what %s", (_fault, file, from, to, message) => {
    for (const name of ["src", "build"]) cpSync(name, path.join(folder, name), { recursive: true });
    const text = readFileSync(file, "utf8");
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
    // A Gatsby that says what it is told to do.
    mkdirSync(path.join(folder, "node_modules", "gatsby"), { recursive: true });
    writeFileSync(path.join(folder, "node_modules", "gatsby", "cli.js"), "console.log(`gatsby ${process.argv[2]}`)");

    const { status, stdout, stderr } = build("");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "gatsby clean\n" });
    expect(stderr).toMatch(message);
    expect(stderr.split("\n")[0]).toBe(file);
    expect(stderr).toMatch(/\n> +\d+ \| [^]*Mistakes found before the build: 1\. Nothing was built\.\n$/);
  });

  it("says why a program could not be run, or how it ended", () => {
    expect(howItEnded(spawnSync("no-such-program"))).toMatch(/could not be run: .*no-such-program ENOENT/);
    expect(howItEnded(spawnSync(process.execPath, ["-e", "process.exit(3)"]))).toBe("exit code 3");
    expect(howItEnded({ status: null, signal: "SIGKILL" })).toBe("stopped by SIGKILL");
  });
});
