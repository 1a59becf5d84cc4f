/** Builds the site with all recipes once, for all tests of recipes.spec.ts. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { test } from "@playwright/test";

import { otherShell } from "./copySite";
import { copyWithRecipes, prefix } from "./recipesSite";

test("a site that follows the recipes builds below a path prefix", async () => {
  test.setTimeout(900_000);
  await promisify(execFile)("npm", ["run", "build"], {
    cwd: copyWithRecipes(),
    env: { ...process.env, ...otherShell, PATH_PREFIX: prefix },
    maxBuffer: 1e8,
    shell: process.platform === "win32",
  }).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`The build failed:\n${(stdout + stderr).slice(-3_000)}`);
  });
});
