import subsetFont from "subset-font";

/** What to keep of a font beside the characters; by default all its axes and features. */
export interface Kept {
  /** Axes to fix at a number, or to limit to a range. */
  readonly axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The OpenType features to keep, beside those that a script or a language can't be written without. */
  readonly features?: readonly string[];
}

/** Features that a script or a language can't be written without: they join letters, build syllables, place marks, mirror, localise. */
const required =
  "rvrn ccmp locl rlig rclt init medi fina isol med2 fin2 fin3 stch mset nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct " +
  "pres abvs blws psts haln ljmo vjmo tjmo mark mkmk curs abvm blwm dist ltra ltrm rtla rtlm";

/** Reduces a font to characters as WOFF2, and drops its hinting. Throws when the font has no axis of such a name. */
export function subset(font: Buffer, characters: string, { axes = {}, features }: Kept): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    ...(features && { keepFeatures: [...features, ...required.split(" ")] }),
    noHinting: true,
  });
}
