import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Returns what has to change before fork-ts-checker-webpack-plugin 9 can check the types of a site, or nothing. */
export function obstacleToTypes(directory: string): string | undefined {
  if (!existsSync(path.join(directory, "tsconfig.json"))) return "The site has no tsconfig.json.";
  let version: string;
  try {
    ({ version } = createRequire(path.join(directory, "package.json"))("typescript/package.json") as {
      version: string;
    });
  } catch {
    return "The package typescript is not installed. Install typescript@6.";
  }
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 6) return `TypeScript ${version} has no compiler API. Install typescript@6 to check types here.`;
  if (major < 3 || (major === 3 && minor < 6)) return `TypeScript ${version} is too old. Install 3.6 to 6.`;
  return undefined;
}
