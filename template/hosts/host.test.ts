/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

describe("configuration of a host", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "host-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (...args: readonly string[]): { readonly status: number | null; readonly output: string } => {
    const script = [require.resolve("tsx/cli"), path.resolve("scripts/host.ts")];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH_PREFIX: "/site", npm_config_force: "" },
    });
    return { status, output: stdout + stderr };
  };
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");

  it("replaces a file of the owner's only by --force, and is for the path prefix", () => {
    write("static/.htaccess", "# mine");
    expect(run("apache")).toMatchObject({ status: 1, output: expect.stringContaining("apache -- --force") as string });
    expect(read("static/.htaccess")).toBe("# mine");
    expect(run("apache", "--force").status).toBe(0);
    expect(read("static/.htaccess")).toContain("/site/404.html");
  });

  // The second is a name that every object has.
  it.each(["heroku", "constructor"])("names the known hosts for %s, which is none", (name) => {
    expect(run(name)).toMatchObject({
      status: 1,
      output: expect.stringMatching(`${name}.*apache.*vercel`) as string,
    });
  });
});
