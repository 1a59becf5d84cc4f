/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { obstacleToTypes } from "./types";

describe("obstacle to checking types", () => {
  let folder: string;
  const install = (version: string): void => {
    const typescript = path.join(folder, "node_modules/typescript");
    mkdirSync(typescript, { recursive: true });
    writeFileSync(path.join(typescript, "package.json"), JSON.stringify({ name: "typescript", version }));
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "types-"));
    writeFileSync(path.join(folder, "tsconfig.json"), "{}");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is a missing tsconfig.json or a missing typescript", () => {
    expect(obstacleToTypes(folder)).toContain("typescript is not installed");
    install("6.0.3");
    rmSync(path.join(folder, "tsconfig.json"));
    expect(obstacleToTypes(folder)).toContain("tsconfig.json");
  });

  it.each(["7.0.2", "7.1.0-dev.20261021.1", "3.5.3"])("is TypeScript %s", (version) => {
    install(version);
    expect(obstacleToTypes(folder)).toContain(version);
  });

  it.each(["3.6.0", "4.9.5", "5.9.2", "6.0.3"])("is not TypeScript %s", (version) => {
    install(version);
    expect(obstacleToTypes(folder)).toBeUndefined();
  });
});
