import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import LicensePlugin from "webpack-license-plugin";

import { fontPackages } from "./src/metadata/fontFiles";
import { renderShareImage } from "./src/metadata/renderShareImage";
import { shareCard } from "./src/metadata/shareCard";

/** What reaches visitors without being a module of a script: icons and resets in the HTML, and the typefaces. */
const besideTheScripts = ["lucide-react", "tailwindcss", ...fontPackages];

/** Writes `public/licences.json`: the licences of others ask that their text goes along with every copy. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  // A build is always a clean one: webpack's cache on the disk would be written and never read.
  if (stage.startsWith("build")) actions.setWebpackConfig({ cache: false });
  if (stage !== "build-javascript") return;
  const { resolve } = createRequire(path.resolve("gatsby-node.ts"));
  const includePackages = (): string[] => besideTheScripts.map((name) => path.dirname(resolve(`${name}/package.json`)));
  actions.setWebpackConfig({ plugins: [new LicensePlugin({ outputFilename: "licences.json", includePackages })] });
};

/** Draws the image beside a shared link. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () =>
  writeFileSync(`public${shareCard.path}`, await renderShareImage());
