import type { GatsbyNode } from "gatsby";

import { type Options, subsetPages } from "../../finish/fonts/subsetPages";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    families: Joi.object()
      .pattern(
        Joi.string(),
        Joi.object({
          axes: Joi.object().description("Axes to fix at a number, or to limit to { min, max }."),
          features: Joi.array().items(Joi.string().length(4)).description("The OpenType features to keep."),
          inline: Joi.boolean().description("Whether the fonts go into the pages' style sheets."),
          preload: Joi.boolean().description("Whether pages preload the fonts."),
          display: Joi.string().description("The value of font-display."),
        }),
      )
      .default({})
      .description("What to do with a family beside subsetting it, by its name in the style sheet."),
    texts: Joi.object().unknown().description("Records whose strings scripts may show."),
  });

/** Subsets the fonts to the characters of the finished pages. In development they stay whole. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, reporter }, options) => {
  const warnings = await subsetPages(
    "public",
    pathPrefix,
    options as unknown as Options,
    // The sentence alone: of an error Gatsby shows the compiled code around it.
  ).catch(({ message }: Error) => reporter.panic(`gatsby-plugin-font-subset: ${message}`));
  if (warnings.length > 0) reporter.warn(`gatsby-plugin-font-subset:\n${warnings.join("\n")}`);
};
