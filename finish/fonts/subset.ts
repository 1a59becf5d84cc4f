import { create, type Font } from "fontkit";
import subsetFont from "subset-font";

/** The features that browsers apply to every text and that fewer bytes would be seen without: kerning and ligatures. */
const common = "kern liga";

/** Features that a script or a language can't be written without: they join letters, build syllables, place marks, mirror, localise. */
const required =
  "rvrn ccmp locl rlig rclt init medi fina isol med2 fin2 fin3 stch mset nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct " +
  "pres abvs blws psts haln ljmo vjmo tjmo mark mkmk curs abvm blwm dist ltra ltrm rtla rtlm";

/** Reduces a font to characters as WOFF2, drops its hinting, and fixes those of the axes that it has. */
export function subset(font: Buffer, characters: string, axes: Readonly<Record<string, number>>): Promise<Buffer> {
  const { variationAxes } = create(font) as Font;
  return subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: Object.fromEntries(Object.entries(axes).filter(([axis]) => axis in variationAxes)),
    keepFeatures: `${common} ${required}`.split(" "),
    noHinting: true,
  });
}
