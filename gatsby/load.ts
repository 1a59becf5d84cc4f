import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";

import { build } from "esbuild";

/** Runs a file of the site as it is on the disk now, with the files that it imports. Returns its exports. */
export async function load(file: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    packages: "external",
    platform: "node",
    write: false,
    logLevel: "silent",
  });
  const filename = path.resolve(file);
  const module = { exports: {} };
  const run = compileFunction(outputFiles[0]?.text ?? "", ["module", "require"], { filename });
  run(module, createRequire(filename));
  return module.exports;
}
