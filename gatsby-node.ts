import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { finish } from "./finish";
import { beforeStart, keepBuild } from "./gatsby/beforeStart";
import { browserPluginWarnings } from "./gatsby/browserPlugins";
import { noteServer } from "./gatsby/runningServer";
import { changeWebpackConfig } from "./gatsby/webpack";
import { dependencies } from "./package.json";
import * as content from "./src/content";
import { expiryWarning, securityText, wellKnownFiles } from "./src/metadata/wellKnown";
import { policy } from "./src/policy";
import { site } from "./src/site";

export const onPreInit: GatsbyNode["onPreInit"] = beforeStart;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = noteServer;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = changeWebpackConfig;

/** What visitors are sent beside scripts: the icons in the HTML, the resets of the style sheet, and the typefaces. */
const sentPackages = [
  "lucide-react",
  "tailwindcss",
  ...Object.keys(dependencies).filter((name) => name.startsWith("@fontsource")),
];

/** Finishes the pages, and writes what is made of the content beside them. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ basePath, reporter, store }) => {
  const { resolve } = createRequire(path.resolve("package.json"));
  const icon = "public/app-icons/icon-48x48.png";
  // Of an error the sentence alone: Gatsby would show the compiled code around it.
  const warnings = await finish("public", {
    prefix: basePath,
    islands: "src/components/islands",
    texts: { ...content, site },
    policy,
    packages: sentPackages.map((name) => path.dirname(resolve(`${name}/package.json`))),
    files: (addresses) => ({
      ...wellKnownFiles(basePath, addresses),
      // Many programs ask for it without reading the page. It is a PNG: they look at the bytes, not at the name.
      ...(existsSync(icon) && { "favicon.ico": readFileSync(icon) }),
    }),
  }).catch(({ message }: Error) => reporter.panic(message));
  const own = path.join("static", securityText);
  const expiry = expiryWarning(existsSync(own) ? readFileSync(own, "utf8") : undefined);
  // Gatsby's inside: the list of all plugins.
  const { flattenedPlugins } = store.getState() as {
    readonly flattenedPlugins: Parameters<typeof browserPluginWarnings>[0];
  };
  const plugins = browserPluginWarnings(flattenedPlugins);
  for (const warning of [...warnings, ...plugins, ...(expiry ? [expiry] : [])]) reporter.warn(warning);
  keepBuild();
};
