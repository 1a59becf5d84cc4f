import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { scripts } from "../package.json";
import { shareImage } from "../src/metadata/shareImage";
import { builtFolder, sizeOf } from "./helpers";

test.skip(({ browserName }) => browserName !== "chromium", "it takes Chromium itself");

test("npm run share-image draws the start of the built page, in the size that the page names", ({}, testInfo) => {
  const folder = testInfo.outputPath("site");
  mkdirSync(path.join(folder, "static"), { recursive: true });
  for (const name of [builtFolder, "node_modules"])
    symlinkSync(path.resolve(name), path.join(folder, name), "junction");
  const [, ...args] = scripts["share-image"].split(" ");
  const script = path.resolve(args.pop() ?? "");
  expect(execFileSync(process.execPath, [...args, script], { cwd: folder, encoding: "utf8" })).toContain("is drawn");
  expect(sizeOf(readFileSync(path.join(folder, "static", shareImage.path)))).toEqual([
    shareImage.width,
    shareImage.height,
  ]);
});
