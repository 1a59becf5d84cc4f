import { readFileSync } from "node:fs";

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The packages of the typefaces: those of Fontsource that package.json names. */
export const fontPackages = Object.keys(
  (JSON.parse(readFileSync("package.json", "utf8")) as PackageJson).dependencies,
).filter((name) => name.startsWith("@fontsource"));
