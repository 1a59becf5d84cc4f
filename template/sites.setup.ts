/** Builds the sites that follow the recipes once, for all tests of them. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "@playwright/test";

import { otherShell } from "./copySite";
import { copyOf, type SiteName, sites } from "./sites";

for (const name of Object.keys(sites) as SiteName[])
  test(`the ${name} builds`, async () => {
    test.setTimeout(900_000);
    const { stdout } = await promisify(execFile)("npm", ["run", "build"], {
      cwd: copyOf(name),
      env: { ...process.env, ...otherShell, PATH_PREFIX: sites[name].prefix },
      maxBuffer: 1e8,
      shell: process.platform === "win32",
    }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`The build failed:\n${(stdout + stderr).slice(-3_000)}`);
    });
    // What follows the recipes is right.
    expect(stdout).not.toContain("warn");
  });
