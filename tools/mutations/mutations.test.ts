import { spawnSync } from "node:child_process";
import path from "node:path";

import { mutations } from "./mutations";

jest.setTimeout(240_000);

/** In a process of its own, because the linter reads its settings in a way that Jest's sandbox forbids. */
it("has every law notice what breaks it, and a current table of what it says (npm run laws)", () => {
  const tsx = path.join("node_modules", "tsx", "dist", "cli.mjs");
  const { stdout, stderr } = spawnSync(process.execPath, [tsx, "tools/mutations/writeLaws.ts", "--check"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout).toBe(`${mutations.length} laws broken, 0 faults.\n`);
});
