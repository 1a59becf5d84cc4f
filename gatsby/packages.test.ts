/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { dependencies, devDependencies, overrides, scripts } from "../package.json";

// Machines are slow and shared.
jest.setTimeout(120_000);

describe("packages", () => {
  it("for development alone, and their types, are not imported by what a build reads: hosts may leave them out", () => {
    const args = ["--project", "tsconfig.build.json", "--listFilesOnly", "--noResolve"];
    const listed = execFileSync(process.execPath, [require.resolve("typescript/bin/tsc"), ...args], {
      encoding: "utf8",
      maxBuffer: 1e8,
    });
    const files = listed.split(/\r?\n/).filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"));
    const imported = files.flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(/\bfrom "((?:@[^/"]+\/)?[^./"][^/"]*)/g),
        ([, name = ""]) => `${name}, imported by ${file}`,
      ),
    );
    expect(imported.join()).toContain("gatsby, imported by");
    const names = Object.keys(devDependencies).map((name) => name.replace(/^@types\//, ""));
    expect(imported.filter((each) => names.some((name) => each.startsWith(`${name},`)))).toEqual([]);
  });

  it("for development alone have no program that a build runs", () => {
    const words = [scripts.build, scripts["build:pages"]].join(" ").split(" ");
    const programsOf = (name: string): readonly string[] => {
      const { bin = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as {
        bin?: string | object;
      };
      return typeof bin === "string" ? [name] : Object.keys(bin);
    };
    expect(words).toContain("gatsby");
    expect(
      Object.keys(devDependencies).filter((name) => programsOf(name).some((each) => words.includes(each))),
    ).toEqual([]);
  });

  it("that are named directly lead, and overrides follow: npm refuses every update of another version", () => {
    const direct = { ...dependencies, ...devDependencies };
    const literal = Object.entries(overrides).filter(
      ([name, replacement]) => name in direct && (replacement as unknown) !== `$${name}`,
    );
    expect(literal).toEqual([]);
  });
});
