import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";

import { separateAddresses } from "../../finish/addresses";
import { type Headers, headersFile, hostRules } from "../../finish/headers";
import { contentSecurityPolicy, type PolicyOptions, trustedTypesPolicy, withPolicy } from "../../finish/policy";
import { changeIn, isPage, withTrustedTypes } from "./gatsbyInternals";

interface Options extends PolicyOptions {
  readonly headers: Headers;
}

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
    headers: Joi.object()
      .pattern(
        /^(?!Cache-Control$)[A-Z][\w-]+$/,
        Joi.string()
          .pattern(/^[^\n]+$/)
          .allow(null),
      )
      .messages({
        // Hosts would join it with that of files with a hash.
        "object.unknown":
          "{#label} can't be set. Write names as in “X-Example”; Cache-Control is not for every response.",
      })
      .default({})
      .description("Headers of every response to add or to change; null removes one."),
  });

/** Gives webpack a Trusted Types policy, which pages allow by its name. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, getConfig, actions }, options) => {
  if (stage !== "build-javascript" || !options["trustedTypes"]) return;
  actions.replaceWebpackConfig(withTrustedTypes(getConfig() as Configuration, trustedTypesPolicy));
};

/** Reads the finished files, so this plugin must be the last in the list. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ basePath, reporter }, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  const folder = "public";
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  const pages = names.filter((name) => name.endsWith(".html") && isPage(read(name)));
  for (const name of pages) {
    const html = separateAddresses(read(name));
    writeFileSync(path.join(folder, name), withPolicy(html, contentSecurityPolicy(html, options)));
  }
  const scripts = names.filter((name) => name.endsWith(".js")).map(read);
  const change = changeIn(pages.length, scripts, options.trustedTypes ? trustedTypesPolicy : undefined);
  if (change) reporter.panic(change);
  // Gatsby has copied the file of the owner's static/ folder.
  const file = path.join(folder, "_headers");
  const own = existsSync(file) ? `${readFileSync(file, "utf8").trimEnd()}\n` : "";
  writeFileSync(file, own + headersFile(hostRules(basePath, options.headers), names));
};
