import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyConfig, GatsbyNode } from "gatsby";
import { tsImport } from "tsx/esm/api";
import type { Compiler, Configuration } from "webpack";

import { finish } from "./finish";
import { checkContent, checkTypes, diagnosticsNow } from "./gatsby/contentCheck";
import { dependencies } from "./package.json";
import * as content from "./src/content";
import { icoOf } from "./src/metadata/favicon";
import { expiryWarning, securityText, wellKnownFiles } from "./src/metadata/wellKnown";
import { policy } from "./src/policy";
import { site } from "./src/site";
import { typefaces } from "./src/styles/typefaces";

/** Has the process of the development server, whose files a build would replace. */
const serverFile = ".cache/develop.pid";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => {
  writeFileSync(serverFile, `${process.pid}`);
  process.once("exit", () => rmSync(serverFile, { force: true }));
};

function isServerRunning(): boolean {
  try {
    return process.kill(Number(readFileSync(serverFile, "utf8")), 0);
  } catch {
    return false;
  }
}

/** Returns why there is no configuration: where gatsby-config.ts throws, Gatsby does not say so, and goes on with an empty one. */
const configurationError = (): Promise<string> =>
  tsImport("./gatsby-config.ts", path.resolve("gatsby-node.ts")).then(
    () => "gatsby-config.ts has no plugins, so that the site has no styles. Name those that it came with.",
    (error: unknown) => `gatsby-config.ts: ${(error as Error).message}`,
  );

let isFinished = false;

/** Ends a build that can't be right before anything is deleted. Development shows broken records by itself. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  // Gatsby's inside: where it keeps the configuration, and which command runs.
  const { config } = store.getState() as { readonly config: GatsbyConfig };
  const isBuild = process.env["gatsby_executing_command"] === "build";
  const hasConfiguration = (config.plugins ?? []).length > 0;
  // gatsby-config.ts throws where a fact of the site is wrong, whose rule says more than the error.
  const broken = isBuild || !hasConfiguration ? await diagnosticsNow() : [];
  if (broken.length > 0) reporter.panic(broken.join("\n"));
  if (!hasConfiguration) reporter.panic(await configurationError());
  if (!isBuild) return;
  if (isServerRunning())
    reporter.panic(
      `A development server runs in this folder, with files that a build replaces. Stop it first; nothing was changed. ` +
        `(If none runs, delete ${serverFile}.)`,
    );
  // Each build is a clean one: what Gatsby keeps describes public/ as it was before the pass. Without public/ it deletes what an earlier
  // run has kept.
  rmSync("public", { recursive: true, force: true });
  // Gatsby's inside: it keeps no cache then, which “gatsby develop” would trust, although the pass has changed public/.
  process.env["GATSBY_DISABLE_CACHE_PERSISTENCE"] = "1";
  process.once("exit", () => {
    if (!isFinished) rmSync("public", { recursive: true, force: true });
  });
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

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig, reporter }) => {
  // A build is always a clean one: webpack's cache on the disk would be written and never read.
  if (stage.startsWith("build")) actions.setWebpackConfig({ cache: false });
  // Of this build the styles and the static queries count: the pass builds the scripts.
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, optimization: { minimize: false } });
  // Gatsby's inside: the modules of the pages. In development the browser renders them; compiled for Node too, the first page waits.
  if (stage === "develop-html")
    actions.setWebpackConfig({ externals: [{ "$virtual/async-requires": "var {}", "./src/root": "var {}" }] });
  if (stage !== "develop") return;
  // Gatsby's inside: it lints JavaScript alone, by rules of its own, and the first page waits for them. The site is written in
  // TypeScript, and has eslint.config.mjs.
  const config = getConfig() as Configuration;
  config.plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
  actions.replaceWebpackConfig(config);
  // Without this cache each save resolves every import of the site anew.
  const module = { unsafeCache: true };
  actions.setWebpackConfig({ module, plugins: [resolveAfterRemovals, checkContent, checkTypes(reporter)] });
};

/** What visitors are sent beside scripts: the icons in the HTML, the resets of the style sheet, and the typefaces. */
const sentPackages = [
  "lucide-react",
  "tailwindcss",
  ...Object.keys(dependencies).filter((name) => name.startsWith("@fontsource")),
];

/** Finishes the pages, and writes what is made of the content beside them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath, reporter }) => {
  const { resolve } = createRequire(path.resolve("package.json"));
  const icon = "public/app-icons/icon-48x48.png";
  // Of an error the sentence alone: Gatsby would show the compiled code around it.
  const warnings = await finish("public", {
    prefix: basePath,
    islands: "src/components/islands",
    fonts: { families: typefaces, texts: { ...content, site } },
    policy,
    packages: sentPackages.map((name) => path.dirname(resolve(`${name}/package.json`))),
    files: (addresses) => ({
      ...wellKnownFiles(basePath, addresses),
      // Many programs ask for it without reading the page.
      ...(existsSync(icon) && { "favicon.ico": icoOf(readFileSync(icon), 48) }),
    }),
  }).catch(({ message }: Error) => reporter.panic(message));
  const own = path.join("static", securityText);
  const expiry = expiryWarning(existsSync(own) ? readFileSync(own, "utf8") : undefined);
  for (const warning of [...warnings, ...(expiry ? [expiry] : [])]) reporter.warn(warning);
  isFinished = true;
};
