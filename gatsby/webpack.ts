import type { CreateWebpackConfigArgs } from "gatsby";
import type { Configuration } from "webpack";

import { checkContent } from "./contentCheck";
import { iconsInOneFile, keepStyleSheet, withoutLinter, withoutPages } from "./fasterDevelopment";

/** Changes what webpack does in a stage of a build or of `gatsby develop`. */
export function changeWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  // A build is always a clean one: webpack's cache on the disk would be written and never read.
  if (stage.startsWith("build")) actions.setWebpackConfig({ cache: false });
  // Of this build the styles and the static queries count: the pass builds the scripts.
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, optimization: { minimize: false } });
  if (stage === "develop-html") actions.setWebpackConfig({ externals: [withoutPages] });
  if (stage !== "develop") return;
  actions.replaceWebpackConfig(withoutLinter(getConfig() as Configuration));
  actions.setWebpackConfig({ resolve: { alias: iconsInOneFile }, plugins: [checkContent, keepStyleSheet] });
}
