/** Where Gatsby's build meets ours. What has to be bent stands in build/, each with its reason: the hooks only call it. */
import "./build/gatsby/contentRuns";

import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";

import { contentModules } from "./build/content/modules";
import { textsOf } from "./build/content/texts";
import { contentComplaints } from "./build/develop/contentComplaints";
import { assertSiteUrl } from "./build/findable/assertSiteUrl";
import { writeFindableFiles } from "./build/findable/writeFindableFiles";
import { writeFonts } from "./build/fonts/writeFonts";
import { assetFiles } from "./build/gatsby/assetFiles";
import { withClearErrors } from "./build/gatsby/clearErrors";
import { clientBundle } from "./build/gatsby/clientBundle";
import { oneNotFoundPage } from "./build/gatsby/notFoundPage";
import { removeByproducts } from "./build/gatsby/publicFolder";
import { headersFile } from "./build/hosts/headersFile";
import { precompress } from "./build/precompress";
import { readStyleHash } from "./build/styleHash";
import { site } from "./src/site";

const isBuild = process.env["gatsby_executing_command"] === "build";

/** A site without an address stops here; and the fonts must be there before the style sheet asks for them. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  withClearErrors(reporter, async () => {
    if (isBuild) assertSiteUrl(site.url);
    await writeFonts(textsOf(contentModules), !isBuild);
  });

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  if (isBuild) oneNotFoundPage(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  const config = getConfig() as Configuration;
  assetFiles(config);
  if (stage === "build-javascript") actions.replaceWebpackConfig(clientBundle(config));
  if (stage === "develop") actions.setWebpackConfig({ plugins: [contentComplaints()] });
};

/** What is served is settled here: Gatsby's papers go, the hosts' come, and then everything is compressed. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store, pathPrefix, reporter }) =>
  withClearErrors(reporter, async () => {
    const folder = path.join((store.getState() as { program: { directory: string } }).program.directory, "public");
    await removeByproducts(folder);
    await writeFindableFiles({ folder, pathPrefix });
    await writeFile(path.join(folder, "_headers"), headersFile(await readStyleHash(folder), pathPrefix));
    await precompress(folder);
  });
