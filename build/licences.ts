/**
 * The licences of what others made and visitors are sent: code, drawings, resets and typefaces. Each of them asks that its
 * text go along with every copy, and the minifier, the font cutter and the sprite leave the texts behind. The law over
 * `licences.txt` in `e2e/output` notices when one is missing.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Compilation, Compiler, Module } from "webpack";

import { faces } from "./fonts/faces";

/** Where the licences stand, by its path in `public/`. */
export const licencesFile = "licences.txt";

/**
 * What reaches the visitor without being a module of the bundle: the drawings and the fonts, the resets in the style sheet,
 * and the few lines with which the bundler starts the entry. By their paths.
 */
const besideTheBundle = [
  ...["lucide-react", "tailwindcss", "webpack"].map((name) => path.join("node_modules", name)),
  ...faces.map(({ source }) => source),
];

/** A package's folder, in the path of any file of it. */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const rule = "-".repeat(80);

/**
 * Makes a plugin that puts `licences.txt` beside the bundle. Which packages are in the bundle is read from the modules that
 * it came to have, so that what was shaken off is not named and what a new import brings is.
 *
 * @returns The plugin. Where a package has no licence file, it fails the build; the message names the package.
 */
export function licences(): { apply(compiler: Compiler): void } {
  const name = "licences";
  return {
    apply({ hooks, webpack: { Compilation: stages, sources, WebpackError } }) {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({ name, stage: stages.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
          const beside = besideTheBundle.map((file) => path.resolve(file));
          try {
            const text = licencesText([...filesOfBundle(compilation), ...beside]);
            compilation.emitAsset(licencesFile, new sources.RawSource(text));
          } catch (error) {
            compilation.errors.push(new WebpackError(String(error instanceof Error ? error.message : error)));
          }
        });
      });
    },
  };
}

/** The files that a bundle was made of; a module may hold others that were written into it. */
function filesOfBundle({ chunks, chunkGraph }: Compilation): readonly string[] {
  const modules = [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  return modules
    .flatMap((module) => [module, ...((module as { readonly modules?: readonly Module[] }).modules ?? [])])
    .flatMap((module) => module.nameForCondition() ?? []);
}

/**
 * Gathers the licences of packages.
 *
 * @param files - Files by their whole path; those that are in no package are ours.
 * @returns Each licence once, under the names and versions of the packages that are under it. Equal packages give equal text.
 * @throws When a package has no licence file; the message names it.
 */
export function licencesText(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const packages = new Map([...folders].sort().map(readPackage));
  const texts = new Set([...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text));
  const parts = [...texts].map((text) => {
    const names = [...packages.keys()].filter((name) => packages.get(name) === text).sort();
    return `${rule}\n\n${names.join("\n")}\n\n${text}\n`;
  });
  return ["What of this site others have made, and the terms under which it is passed on.\n", ...parts].join("\n");
}

/** A package's name with its version, and its licence. */
function readPackage(folder: string): readonly [string, string] {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Record<
    "name" | "version",
    string
  >;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)\b/i.test(file));
  if (files.length === 0) {
    throw new Error(
      `${folder}: ${name} ${version} is sent to visitors and has no licence file; LICENSE or COPYING was expected. ` +
        `Take another version of it, or another package.`,
    );
  }
  const texts = files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  return [`${name} ${version}`, texts.join("\n\n")];
}
