/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, rmSync } from "node:fs";
import path from "node:path";

import { copySite } from "./copySite";

// Machines are slow and shared.
jest.setTimeout(600_000);

describe("npm run build", () => {
  it("ends at a wrong type, says where, and writes no page", () => {
    const folder = copySite("faulty");
    appendFileSync(path.join(folder, "src/site.ts"), 'export const wrong: number = "a text";\n');
    const { status, stdout } = spawnSync("npm", ["run", "build"], {
      cwd: folder,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    expect(stdout).toMatch(/src\/site\.ts\(\d+,\d+\): error TS2322: Type 'string'/);
    expect(status).not.toBe(0);
    expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
