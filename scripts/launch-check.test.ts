/** @jest-environment node */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

// Machines are slow and shared.
jest.setTimeout(60_000);

describe("launch check", () => {
  const run = (...folder: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, [require.resolve("tsx/cli"), "scripts/launch-check.ts", ...folder], {
      encoding: "utf8",
    });

  it("names the file of everything that is left, and fails while anything is", () => {
    const { status, stdout } = run();
    const left = stdout.split("\n").filter((line) => line.startsWith("    "));
    expect(status).toBe(left.length > 0 ? 1 : 0);
    expect(stdout.match(/^[✓✗] /gm)).not.toBeNull();
    expect(left.filter((line) => !existsSync(line.trim().split(/:? /)[0] ?? ""))).toEqual([]);
  });

  it("names built pages with example addresses, wherever those came from", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "launch-check-"));
    // Gatsby writes a folder of such a name too.
    const page = path.join(folder, "404.html", "post.html");
    mkdirSync(path.dirname(page));
    writeFileSync(page, `<a href="https://not-in-the-content.example/">…</a> <code>pattern.test(text)</code>`);
    const { stdout } = run(folder);
    rmSync(folder, { recursive: true });
    expect(stdout).toContain(`${page.replaceAll("\\", "/")} has “not-in-the-content.example”`);
    expect(stdout).not.toContain("pattern.test");
  });

  it("asks for a build where there is none", () => {
    expect(run("no-such-folder").stdout).toContain("Run “npm run build” first");
  });
});
