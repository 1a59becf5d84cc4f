import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";

import { headersFile } from "./headers";
import { nginxConfig } from "./nginx";
import { type Directives, trustedTypesPolicy, withPolicy } from "./policy";
import { filesOf, precompress } from "./precompress";

interface Options {
  readonly directives: Directives;
  readonly nginx?: string;
}

interface State {
  readonly program: { readonly directory: string };
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    directives: Joi.object()
      .pattern(/^[a-z-]+$/, Joi.array().items(Joi.string()))
      .default({})
      .description("Sources to add to the policy, by directive."),
    nginx: Joi.string().description("Where to write nginx's configuration, relative to the site's root."),
  });

/** Gives webpack a Trusted Types policy for the URLs of its chunks. Gatsby ignores `output` in setWebpackConfig. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }) => {
  if (stage !== "build-javascript") return;
  const config = getConfig() as Configuration;
  const trustedTypes = { policyName: trustedTypesPolicy };
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, trustedTypes } });
};

/** Reads the finished files, so this plugin must be the last in the list. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix, reporter }, pluginOptions) => {
  const { directives, nginx } = pluginOptions as unknown as Options;
  const { directory } = (store.getState() as State).program;
  const folder = path.join(directory, "public");
  for (const name of await filesOf(folder)) {
    if (!name.endsWith(".html")) continue;
    const file = path.join(folder, name);
    try {
      const html = await readFile(file, "utf8");
      // Gatsby also writes parts of pages: its slices.
      if (/<html\b/i.test(html)) await writeFile(file, withPolicy(html, directives));
    } catch (error) {
      reporter.panic(`gatsby-plugin-security-headers: public/${name}: ${String(error)}`);
    }
  }
  await writeFile(path.join(folder, "_headers"), headersFile(pathPrefix));
  if (nginx) {
    const file = path.join(directory, nginx);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, nginxConfig(pathPrefix));
  }
  await precompress(folder);
};
