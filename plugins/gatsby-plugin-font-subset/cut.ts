import { convert } from "fontverter";
import subsetFont from "subset-font";

import { kern } from "./kern";

/** What to keep of a font. */
export interface Cut {
  /** Axes to fix at a number, or to limit to a range. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The OpenType features to keep. */
  readonly features: readonly string[];
}

/**
 * Cuts a font to the characters of phrases, with the kerning of the pairs in them, and drops its hinting.
 *
 * @param phrases - Without them all characters are kept.
 * @returns The font as WOFF2.
 */
export async function cut(font: Buffer, { axes, features }: Cut, phrases?: readonly string[]): Promise<Buffer> {
  const subset = (targetFormat: "sfnt" | "woff2", dropTables: readonly string[] = []): Promise<Buffer> =>
    subsetFont(font, phrases && [...new Set(phrases.join(""))].sort().join(""), {
      targetFormat,
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
      keepAllGlyphs: !phrases,
      dropTables,
    });
  if (!phrases || !features.includes("kern")) return subset("woff2");
  return convert(kern(await subset("sfnt", ["GPOS"]), await subset("sfnt"), phrases), "woff2");
}
