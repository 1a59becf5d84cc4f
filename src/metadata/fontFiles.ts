import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The packages of the typefaces: those of Fontsource that package.json names. */
export const fontPackages = Object.keys(
  (JSON.parse(readFileSync("package.json", "utf8")) as PackageJson).dependencies,
).filter((name) => name.startsWith("@fontsource"));

/**
 * Returns the upright fonts of a package, one for each alphabet.
 *
 * @param axes - The part of the names that says the axes, such as `wght`; without it the fonts of all axes.
 */
export function fontFiles(name: string, axes = ""): readonly string[] {
  return readdirSync(path.resolve("node_modules", name, "files"))
    .filter((file) => file.endsWith(`${axes}-normal.woff2`))
    .map((file) => `${name}/files/${file}`);
}
