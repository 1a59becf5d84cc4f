/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import type { Compiler, WebpackPluginInstance } from "webpack";

import { onCreateWebpackConfig } from "./gatsby-node";

it("names what types can't be checked without", () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), "types-"));
  const said: string[] = [];
  const check = (): void => {
    const setWebpackConfig = ({ plugins }: { readonly plugins: readonly WebpackPluginInstance[] }): void =>
      plugins[0]?.apply({} as Compiler);
    const store = { getState: () => ({ program: { directory } }) };
    const reporter = { info: (message: string) => said.push(message) };
    const api = { stage: "develop", store, actions: { setWebpackConfig }, reporter };
    void onCreateWebpackConfig?.(api as never, { types: true } as never, () => undefined);
  };
  check();
  writeFileSync(path.join(directory, "tsconfig.json"), "{}");
  mkdirSync(path.join(directory, "node_modules/typescript"), { recursive: true });
  writeFileSync(path.join(directory, "node_modules/typescript/package.json"), '{ "version": "7.0.2" }');
  check();
  rmSync(directory, { recursive: true });
  expect(said).toEqual([expect.stringContaining("tsconfig.json"), expect.stringContaining("TypeScript 7.0.2")]);
});
