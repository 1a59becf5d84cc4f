import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";

import { headersFile } from "./headers";
import {
  contentSecurityPolicy,
  joined,
  type Page,
  type PolicyOptions,
  readPage,
  trustedTypesPolicy,
  withPolicy,
} from "./policy";
import { filesOf, precompress } from "./precompress";

/** The directives of a page that a site may add to. */
const directives = (
  "default-src script-src style-src style-src-attr img-src font-src connect-src media-src object-src frame-src worker-src " +
  "manifest-src base-uri form-action trusted-types"
).split(" ");

/** A keyword in quotes, or a host, which has a scheme, a dot or a port, so that keywords without quotes are found. */
const source = /^('(?!none')[\w+/=-]+'|\*|[^\s;,'"]*[.:][^\s;,'"]*)$/;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    directives: Joi.object({ "trusted-types": Joi.array().items(Joi.string().pattern(/^[^\s;,"]+$/)) })
      .pattern(Joi.valid(...directives), Joi.array().items(Joi.string().pattern(source)))
      .messages({
        "object.unknown": `{#label} can't be added to the policy of a page. Use one of ${directives.join(", ")}.`,
        "string.pattern.base":
          "{#label}: “{#value}” is no source. Write a host such as https://a.example, a scheme such as data:, or a keyword such as 'self' in quotes.",
      })
      .default({})
      .description("Sources to add to the policy, by directive."),
    trustedTypes: Joi.boolean()
      .default(true)
      .description("Whether pages without inline scripts require Trusted Types."),
  });

/** Gives webpack a Trusted Types policy for the URLs of its chunks. Gatsby ignores `output` in setWebpackConfig. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }, options) => {
  if (stage !== "build-javascript" || !options["trustedTypes"]) return;
  const config = getConfig() as Configuration;
  const trustedTypes = { policyName: trustedTypesPolicy };
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, trustedTypes } });
};

/** Reads the finished files, so this plugin must be the last in the list. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix }, pluginOptions) => {
  const options = pluginOptions as unknown as PolicyOptions;
  const { directory }: { readonly directory: string } = store.getState().program;
  const folder = path.join(directory, "public");
  const pages = new Map<string, Page>();
  // The home page, often the largest, comes late: after a large page V8 keeps the garbage of the following ones for longer.
  for (const name of (await filesOf(folder)).reverse()) {
    if (!name.endsWith(".html")) continue;
    const page = readPage(readFileSync(path.join(folder, name), "utf8"));
    if (page) pages.set(path.join(folder, name), page);
  }
  const hydrated = [...pages.values()].filter(({ loader }) => loader.length > 0);
  const site = joined(...hydrated.map(({ inline }) => inline));
  for (const [file, page] of pages) {
    const policy = contentSecurityPolicy(page, site, options);
    writeFileSync(file, withPolicy(readFileSync(file, "utf8"), policy));
  }
  writeFileSync(path.join(folder, "_headers"), headersFile(pathPrefix));
  await precompress(folder);
};
