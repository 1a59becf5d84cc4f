/** The same sources give the same bytes, wherever and whenever they are built. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { builtFolder } from "../harness/builtFolder";
import { buildPrivately, type PrivateBuild } from "./harness/privateBuild";

/** The SHA-256 of every file of a folder, by its path in it. */
function digests(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const whole = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  const digest = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(whole.map((file) => [path.relative(folder, file), digest(file)]));
}

describe("a second build, in another folder", () => {
  let build: PrivateBuild;
  beforeAll(async () => {
    build = await buildPrivately("");
  }, 300_000);
  afterAll(() => {
    build.remove();
  });

  it("is the first one, byte for byte (if you changed something since, build again first: npm run build)", () => {
    const [first, second] = [digests(builtFolder), digests(build.folder)];
    const names = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => first[name] !== second[name])).toEqual([]);
  });
});
