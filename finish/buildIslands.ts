import { readdirSync } from "node:fs";
import path from "node:path";

import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";

export interface IslandScripts {
  /** The address of the script that every page loads. */
  readonly entry: string;
  /** The sources of both scripts, by their paths. */
  readonly sources: readonly string[];
}

/** Returns the names of the islands in a page, each once. */
export const islandsOf = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/<gatsby-island data-name="([^"]+)"/g), ([, name = ""]) => name)),
];

/** Returns a module with the components of islands by their names. A file exports its component by the file's name, or as default. */
function listOf(names: readonly string[], folder: string): string {
  const files = readdirSync(folder).filter((file) => /^[^.]+\.[jt]sx?$/.test(file));
  const imports = names.map((name, index) => {
    const file = files.find((each) => each.startsWith(`${name}.`));
    if (file) return `import * as island${index} from "./${file}";`;
    throw new Error(
      `<Island name="${name}">: ${folder} has no file ${name}.tsx. Move the component there, or give the name of its file.`,
    );
  });
  const components = names.map((name, index) => {
    const key = JSON.stringify(name);
    return `${key}: island${index}[${key}] ?? island${index}.default`;
  });
  return `${imports.join("")}export const components = {${components.join()}};`;
}

/** Makes the list what browser/hydrate.ts imports as "islands". */
const islandsPlugin = (contents: string, resolveDir: string): Plugin => ({
  name: "islands",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^islands$/ }, () => ({ path: "islands", namespace: "islands" }));
    onLoad({ filter: /./, namespace: "islands" }, () => ({ contents, resolveDir }));
  },
});

/** The images that Gatsby lets a component import. */
const images = [".avif", ".gif", ".ico", ".jpeg", ".jpg", ".png", ".svg", ".webp"];

/**
 * Builds the script that every page loads, and the one that hydrates islands, into `static/` of a built folder.
 *
 * @param names - The islands that pages have.
 * @param source - The folder of the islands' files.
 * @param prefix - The path below which the site is served, "" or such as "/site".
 * @throws When an island has no file, or imports what a built page does not have.
 */
export async function buildIslands(
  names: readonly string[],
  source: string,
  folder: string,
  prefix: string,
): Promise<IslandScripts> {
  const common: BuildOptions = {
    outdir: path.join(folder, "static"),
    entryNames: "islands-[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: `${prefix}/static`,
    bundle: true,
    minify: true,
    legalComments: "none",
    target: "es2022",
    jsx: "automatic",
    // Gatsby puts the styles into the pages.
    loader: { ".css": "empty", ...Object.fromEntries(images.map((extension) => [extension, "file" as const])) },
    alias: { gatsby: path.resolve("finish/browser/withPrefix.ts") },
    logLevel: "silent",
  };
  // Those that Gatsby gives to browsers too. Of the others it leaves `undefined`.
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith("GATSBY_"));
  const defined = {
    "process.env": "{}",
    "process.env.NODE_ENV": '"production"',
    ...Object.fromEntries(variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)])),
    __BASE_PATH__: JSON.stringify(prefix),
  };
  const bundle = async (entry: string, options: BuildOptions) => {
    const { metafile } = await build({ ...common, define: defined, ...options, entryPoints: [entry], metafile: true });
    return { file: scriptOf(metafile), sources: Object.keys(metafile.inputs) };
  };
  const hydrate = await bundle("finish/browser/load.ts", {
    format: "esm",
    plugins: [islandsPlugin(listOf(names, source), path.resolve(source))],
  });
  const entry = await bundle("finish/browser/entry.ts", {
    format: "iife",
    define: { ...defined, __HYDRATE__: JSON.stringify(`./${hydrate.file}`) },
  });
  return { entry: `${prefix}/static/${entry.file}`, sources: [...entry.sources, ...hydrate.sources] };
}

/** Returns the name of the script that a build has written. */
const scriptOf = ({ outputs }: Metafile): string =>
  path.basename(Object.keys(outputs).find((name) => outputs[name]?.entryPoint) ?? "");
