import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyConfig, GatsbyNode } from "gatsby";
import { tsImport } from "tsx/esm/api";
import type { Compiler, Configuration } from "webpack";
import LicensePlugin from "webpack-license-plugin";

import { dependencies, name as packageName } from "./package.json";
import { markServer, runningServer } from "./scripts/developServer";
import { pollWhereWatchingFails } from "./scripts/watching";
import { icoOf } from "./src/metadata/favicon";
import { renderShareImage } from "./src/metadata/shareImage/render";
import { expiryWarning, securityText, wellKnownFiles } from "./src/metadata/wellKnown";
import { diagnostics } from "./src/rules";

/** What reaches visitors without being a module of a script: icons and resets in the HTML, and the typefaces. */
const besideTheScripts = [
  "lucide-react",
  "tailwindcss",
  ...Object.keys(dependencies).filter((name) => name.startsWith("@fontsource")),
];

/** The paths of the owner's files in `static/`, folders included. */
const ownFiles = (): readonly string[] =>
  existsSync("static") ? readdirSync("static", { recursive: true, encoding: "utf8" }) : [];

/**
 * Returns why gatsby-config.ts throws: Gatsby tries it twice, does not say so, and goes on with an empty configuration. The likeliest
 * reason is a wrong record of the content, which it imports, and the sentence of the rule says more.
 */
async function configurationError(): Promise<string | undefined> {
  const [broken] = diagnostics();
  if (broken) return broken;
  return tsImport("./gatsby-config.ts", path.resolve("gatsby-node.ts")).then(
    () => undefined,
    (error: unknown) => `gatsby-config.ts: ${(error as Error).message}`,
  );
}

/**
 * Each build is a clean one: what Gatsby keeps describes `public/` as it was before the plugins finished it. Without `public/` it
 * deletes what an earlier run has kept.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  // Gatsby's inside: where it keeps the configuration, and which command runs.
  const { config } = store.getState() as { readonly config: GatsbyConfig };
  const fault = config.plugins?.length ? undefined : await configurationError();
  if (fault) reporter.panic(fault);
  const command = process.env["gatsby_executing_command"];
  if (command === "develop") {
    markServer();
    // Again, for “gatsby develop” alone.
    const warning = pollWhereWatchingFails();
    if (warning) reporter.warn(warning);
    return;
  }
  if (command !== "build") return;
  const reason = await runningServer();
  if (reason) reporter.panic(reason);
  // Gatsby would copy it, and fail.
  const dangling = ownFiles().find((name) => !existsSync(path.join("static", name)));
  if (dangling)
    reporter.panic(
      `static/${dangling} is a link to a file that does not exist. Delete it, or let it lead to one that does.`,
    );
  rmSync("public", { recursive: true, force: true });
  // Gatsby's inside: it keeps no cache then, which “gatsby develop” would trust, although plugins have changed public/.
  process.env["GATSBY_DISABLE_CACHE_PERSISTENCE"] = "1";
};

/**
 * Lets webpack resolve again what it remembers, once a file is gone: where `A.tsx` has become `A/index.tsx`, the same import leads
 * elsewhere.
 */
const resolveAfterRemovals = {
  apply: ({ hooks, options }: Compiler): void =>
    hooks.watchRun.tap("resolve-after-removals", ({ removedFiles }) => {
      if (removedFiles?.size) options.module.unsafeCache = false;
    }),
};

/** Writes `public/licences.json`, since the licences of others ask that their text goes along; and keeps no cache of a build. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  // A build is always a clean one: webpack's cache on the disk would be written and never read.
  if (stage.startsWith("build")) actions.setWebpackConfig({ cache: false });
  // Gatsby's inside: the modules of the pages. In development the browser renders them; compiled for Node too, the first page waits.
  if (stage === "develop-html")
    actions.setWebpackConfig({ externals: [{ "$virtual/async-requires": "var {}", "./src/root": "var {}" }] });
  if (stage === "develop") {
    // Gatsby's inside: it lints JavaScript alone, by rules of its own, and the first page waits for them. The site is written in
    // TypeScript, and has eslint.config.mjs.
    const config = getConfig() as Configuration;
    config.plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
    actions.replaceWebpackConfig(config);
    // Without this cache each save resolves every import of the site anew.
    actions.setWebpackConfig({ module: { unsafeCache: true }, plugins: [resolveAfterRemovals] });
  }
  if (stage !== "build-javascript") return;
  const { resolve } = createRequire(path.resolve("gatsby-node.ts"));
  const includePackages = (): string[] => besideTheScripts.map((name) => path.dirname(resolve(`${name}/package.json`)));
  // By default webpack writes the name of package.json into each script, and the list of licences has the site itself.
  const neutralName = { apply: ({ options }: Compiler) => void (options.output.uniqueName = "site") };
  const excludedPackageTest = (name: string): boolean => name === packageName;
  const licences = new LicensePlugin({ outputFilename: "licences.json", includePackages, excludedPackageTest });
  actions.setWebpackConfig({ plugins: [neutralName, licences] });
};

function writeFiles(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join("public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes the text files before the plugins name their types for hosts. Gatsby copies `static/` later, so the owner's win. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ basePath, reporter }) => {
  // One of an earlier build may have expired.
  rmSync(path.join("public", securityText), { force: true });
  writeFiles(wellKnownFiles(basePath));
  const own = path.join("static", securityText);
  const warning = expiryWarning(existsSync(own) ? readFileSync(own, "utf8") : undefined);
  if (warning) reporter.warn(warning);
};

/** Writes what is made of the content beside the pages. What the owner has put into `static/` wins over all that a build writes. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath, reporter }) => {
  const icon = "public/app-icons/icon-48x48.png";
  // The sentence alone: of an error Gatsby shows the compiled code around it.
  const image = existsSync("static/share.png")
    ? readFileSync("static/share.png")
    : await renderShareImage(basePath).catch(({ message }: Error) => reporter.panic(message));
  writeFiles({
    "share.png": image,
    // Many programs ask for it without reading the page.
    ...(existsSync(icon) && { "favicon.ico": icoOf(readFileSync(icon), 48) }),
  });
  for (const name of ownFiles()) {
    const [own, built] = [path.join("static", name), path.join("public", name)];
    // The security plugin, whose turn comes before this, has added to these.
    if (/\.html$|^_headers$/.test(name) || statSync(own).isDirectory()) continue;
    if (readFileSync(own).equals(readFileSync(built))) continue;
    copyFileSync(own, built);
    reporter.info(`${own} is kept, in place of the one that the build would write.`);
  }
};
