import path from "node:path";

import type { GatsbyNode, Store } from "gatsby";
import type { Compilation, Compiler, NormalModule } from "webpack";

import { missingCharacters, stringsOf } from "./characters";
import { cutSite, fileOf } from "./subsetPages";
import { cutSheet, type Families, inlineFont, readSheet } from "./fontFaces";

const name = "gatsby-plugin-font-subset";

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
      .description("What to do with a family beside cutting it, by its name in the style sheet."),
  });

/** Signs of code, which nearly every script has and hardly a text. Those of pages are kept. */
const codeSigns = /["#$*<=>[\\\]^_`{|}~]/g;

/** The strings of the site's own scripts, by file. */
const strings = new Map<string, string>();

const directoryOf = (store: Store): string =>
  (store.getState() as { readonly program: { readonly directory: string } }).program.directory;

/** Collects the strings of the scripts. In development, where fonts keep all characters, the options take effect here. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, store, actions }, options) => {
  const directory = directoryOf(store);
  const isOwn = (file = ""): boolean => file.startsWith(directory) && !/[\\/](?:node_modules|\.cache)[\\/]/.test(file);
  const apply = ({ hooks, webpack, options: { output } }: Compiler): void => {
    // Webpack would keep the style sheets and scripts that the build before has changed: their names have the same hash.
    output.compareBeforeEmit = false;
    hooks.thisCompilation.tap(name, (compilation) => {
      if (stage === "build-html") {
        // A new page can change fonts, whose names are in all pages: Gatsby may keep none from the build before.
        compilation.hooks.chunkHash.tap(name, (_, hash) => hash.update(String(Date.now())));
        return;
      }
      compilation.hooks.finishModules.tap(name, (modules) => {
        strings.clear();
        for (const module of modules as Iterable<NormalModule>) {
          if (!isOwn(module.resource) || !/^javascript|^json/.test(module.type)) continue;
          const file = path.relative(directory, module.resource).replace(/\?.*/, "");
          const text = stringsOf(String(module.originalSource()?.source()));
          strings.set(file, `${strings.get(file) ?? ""}${text}`);
        }
      });
      if (stage !== "develop") return;
      const when = { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS };
      compilation.hooks.processAssets.tapPromise(when, () =>
        develop(compilation, webpack, options["families"] as Families),
      );
    });
  };
  if (["develop", "build-javascript", "build-html"].includes(stage)) actions.setWebpackConfig({ plugins: [{ apply }] });
};

/** Puts the families of the options into the style sheets, and warns of characters in scripts that no font has. */
async function develop(compilation: Compilation, webpack: Compiler["webpack"], families: Families): Promise<void> {
  const cache = compilation.getCache(name);
  const known = new Set<number>();
  for (const { name: style, source } of compilation.getAssets().filter((asset) => asset.name.endsWith(".css"))) {
    const cut = async (): Promise<{ readonly css: string; readonly codePoints: readonly number[] }> => {
      const sheet = readSheet(String(source.source()), (address) => {
        const file = fileOf(address, "", style) ?? "";
        const font = compilation.getAsset(file)?.source.source();
        return font === undefined ? undefined : { file, font: Buffer.from(font) };
      });
      const { css, faces } = await cutSheet(sheet, families);
      return { css: faces.reduce(inlineFont, css), codePoints: sheet.faces.flatMap((face) => [...face.codePoints]) };
    };
    const etag = cache.getLazyHashedEtag(source);
    const { css, codePoints } = await cache.providePromise(style + JSON.stringify(families), etag, cut);
    compilation.updateAsset(style, new webpack.sources.RawSource(css));
    for (const code of codePoints) known.add(code);
  }
  for (const [file, text] of known.size > 0 ? strings : []) {
    const missing = missingCharacters(text, known);
    if (missing) compilation.warnings.push(new webpack.WebpackError(`${file}: no font has ${missing}`));
  }
}

/** Cuts the fonts to the characters of the finished pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix, reporter }, options) => {
  try {
    const text = [...strings.values()].join("").replace(codeSigns, "");
    const warnings = await cutSite(
      path.join(directoryOf(store), "public"),
      pathPrefix,
      options["families"] as Families,
      text,
    );
    if (warnings.length > 0) reporter.warn(`${name}:\n${warnings.join("\n")}`);
  } catch (error) {
    reporter.panic(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
