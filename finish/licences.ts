import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Returns the folders of the packages that files are in. */
export const packagesOf = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/"))?.[0] ?? []);

/** Returns the licences of packages as JSON, with the text that each asks to be passed on. */
export function licences(folders: readonly string[]): string {
  const all = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(folder, "package.json"), "utf8"),
    ) as PackageFile;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    return { name, version, license, licenseText: file && readFileSync(path.join(folder, file), "utf8") };
  });
  const sorted = [...new Map(all.map((each) => [each.name, each])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
