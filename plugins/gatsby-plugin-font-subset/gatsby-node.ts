import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import type { GatsbyNode, Store } from "gatsby";
import type { Configuration, RuleSetRule } from "webpack";

import { alwaysKept, assertCharacters } from "./characters";
import { cut } from "./cut";

/** A font as the options list it. */
interface FontOptions {
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly features: readonly string[];
  readonly inline: boolean;
}

interface Options {
  readonly texts: readonly string[];
  readonly characters: string;
  readonly fonts: readonly FontOptions[];
}

interface State {
  readonly program: { readonly directory: string };
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    texts: Joi.array().items(Joi.string().allow("")).required().description("Every text that the site shows."),
    characters: Joi.string().default("").description("Further characters, which components compose."),
    fonts: Joi.array()
      .items(
        Joi.object({
          file: Joi.string().required().description("A font file, as the style sheet's url() names it without ~."),
          axes: Joi.object().default({}).description("Axes to fix at a number or to limit to { min, max }."),
          features: Joi.array().items(Joi.string()).default([]).description("OpenType features to keep."),
          inline: Joi.boolean()
            .default(false)
            .description("Whether the font goes into the style sheet as a data: URI."),
        }),
      )
      .required(),
  });

const isBuild = process.env["gatsby_executing_command"] === "build";

const stateOf = (store: Store): State => store.getState() as State;

function resolveFrom(directory: string, file: string): string {
  return createRequire(path.join(directory, "package.json")).resolve(file);
}

const cutFolder = (directory: string): string => path.join(directory, ".cache", "font-subset");

/** Where the cut font of a file is written. */
const cutFile = (directory: string, file: string): string => path.join(cutFolder(directory), path.basename(file));

/** Cuts the fonts, before any style sheet asks for them. In development they keep all characters. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store, reporter }, pluginOptions) => {
  const { texts, characters, fonts } = pluginOptions as unknown as Options;
  const { directory } = stateOf(store).program;
  const phrases = isBuild ? [...alwaysKept, ...characters, ...texts] : undefined;
  try {
    const files = await Promise.all(fonts.map(({ file }) => readFile(resolveFrom(directory, file))));
    if (phrases) assertCharacters(files, phrases);
    await mkdir(cutFolder(directory), { recursive: true });
    for (const [index, font] of fonts.entries()) {
      await writeFile(cutFile(directory, font.file), await cut(files[index] as Buffer, font, phrases));
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

/** Puts the cut fonts in place of the listed files. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (
  { store, getConfig, actions },
  pluginOptions,
) => {
  const { fonts } = pluginOptions as unknown as Options;
  const { directory } = stateOf(store).program;
  const config = getConfig() as Configuration;
  const rules = config.module?.rules as RuleSetRule[];
  const gatsbys = rules.find(({ test }) => test instanceof RegExp && test.test(".woff2"));
  const [urlLoader] = (gatsbys?.use ?? []) as { readonly loader: string; readonly options: object }[];
  if (!gatsbys || !urlLoader) throw new Error("gatsby-plugin-font-subset: Gatsby 5.16's rule for fonts was not found.");

  const files = fonts.map(({ file }) => cutFile(directory, file));
  // Gatsby inlines every file below 10,000 bytes; here the option decides.
  const own = fonts.map(({ inline }, index) => ({
    test: files[index] as string,
    use: [{ loader: urlLoader.loader, options: { ...urlLoader.options, limit: inline } }],
  }));
  gatsbys.exclude = files;
  const alias = Object.fromEntries(fonts.map(({ file }, index) => [`${file}$`, files[index] as string]));
  actions.replaceWebpackConfig({
    ...config,
    resolve: { ...config.resolve, alias: { ...(config.resolve?.alias as Record<string, string>), ...alias } },
    module: { ...config.module, rules: [...rules, ...own] },
  });
};
