import { convert } from "fontverter";
import subsetFont from "subset-font";

import { kern } from "./kern";

/** What to keep of a font beside the characters; by default all its axes and features. */
export interface Kept {
  /** Axes to fix at a number, or to limit to a range. */
  readonly axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The OpenType features to keep, beside those that a script can't be written without. */
  readonly features?: readonly string[];
}

/** Features that join letters, build syllables or place marks. A font whose scripts do none of this has none of them. */
const required =
  "rvrn ccmp rlig init medi fina isol med2 fin2 fin3 nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct pres abvs blws " +
  "psts haln ljmo vjmo tjmo mark mkmk curs abvm blwm dist";

/**
 * Reduces a font to characters, and drops its hinting.
 *
 * @param pairs - The neighbouring characters to kern, where the features to keep name `kern`.
 * @returns The font as WOFF2.
 * @throws When the font has no axis of such a name.
 */
export async function subset(
  font: Buffer,
  characters: string,
  { axes = {}, features }: Kept,
  pairs: Iterable<string>,
): Promise<Buffer> {
  const subsetAs = (targetFormat: "sfnt" | "woff2", dropTables: readonly string[] = []): Promise<Buffer> =>
    subsetFont(font, characters, {
      targetFormat,
      variationAxes: axes,
      ...(features && { keepFeatures: [...features, ...required.split(" ")] }),
      noHinting: true,
      dropTables,
    });
  // Marks are placed by GPOS, which the older table can't replace.
  const hasMarks = /(?!\p{Variation_Selector})\p{M}/u.test(characters);
  if (!features?.includes("kern") || hasMarks) return subsetAs("woff2");
  return convert(kern(await subsetAs("sfnt", ["GPOS"]), await subsetAs("sfnt"), pairs), "woff2");
}
