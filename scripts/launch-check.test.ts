/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// Machines are slow and shared.
jest.setTimeout(60_000);

describe("launch check", () => {
  it("names the file of everything that is left, and fails while anything is", () => {
    const args = ["node_modules/tsx/dist/cli.mjs", "scripts/launch-check.ts"];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const left = stdout.split("\n").filter((line) => line.startsWith("    "));
    expect(status).toBe(left.length > 0 ? 1 : 0);
    expect(stdout.match(/^[✓✗] /gm)).not.toBeNull();
    expect(left.filter((line) => !existsSync(line.trim().split(/:? /)[0] ?? ""))).toEqual([]);
  });
});
