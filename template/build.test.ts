/** @jest-environment node */
/** What ends `npm run build`, in a copy of the site. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { copySite } from "./copySite";

// Machines are slow and shared.
jest.setTimeout(600_000);

describe("build", () => {
  let folder: string;
  beforeEach(() => {
    folder = copySite("faulty");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs `npm run build` with a change of the facts of the site. */
  function buildWith(change: (facts: string) => string): { readonly status: number | null; readonly output: string } {
    const file = path.join(folder, "src/site.ts");
    const facts = readFileSync(file, "utf8");
    expect(change(facts)).not.toBe(facts);
    writeFileSync(file, change(facts));
    const { status, stdout, stderr } = spawnSync("npm", ["run", "build"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "", PATH_PREFIX: "" },
      shell: process.platform === "win32",
      maxBuffer: 1e8,
    });
    return { status, output: stdout + stderr };
  }

  it("ends at a broken rule, says how to fix it, and writes no page", () => {
    const { status, output } = buildWith((facts) => facts.replace(/ email: "[^"]*"/, ' email: "no one@example.com"'));
    expect(output).toContain("src/site.ts: site.email is “no one@example.com”. Write it as name@example.com.");
    expect(status).toBe(1);
    expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
  });

  it("ends at a wrong type, says where, and writes no page", () => {
    const { status, output } = buildWith((facts) => `${facts}export const wrong: number = "a text";\n`);
    expect(output).toMatch(/src\/site\.ts\(\d+,\d+\): error TS2322: Type 'string'/);
    expect(status).not.toBe(0);
    expect(existsSync(path.join(folder, "public/index.html"))).toBe(false);
  });
});
