import path from "node:path";

/** Returns the path of a package's file, such as "jest/bin/jest.js". In a workspace packages are in a folder above the site. */
export function packageFile(file: string): string {
  const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), rest);
}
