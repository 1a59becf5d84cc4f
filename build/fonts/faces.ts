/** The three typefaces of the site: which file each comes from, what is kept of its axes, and under which name. */

/** What a variable axis is held to: one value, or a range that stays variable. */
type Axis = number | { readonly min: number; readonly max: number };

/** One typeface, as it is cut at build time. */
export interface Face {
  /** The name in `src/styles/fonts.css`; the file is named after it, in small letters. */
  readonly family: "Display" | "Text" | "Mono";
  /**
   * A font file, by its path from the project's folder. Fontsource's `latin` files have the letters of western Europe; for
   * Polish, Czech or Hungarian names take the typeface's whole file (OTF, TTF or WOFF2) into the project, and its licence
   * into `static/`: only a package's is found by itself.
   */
  readonly source: string;
  readonly axes: Readonly<Record<string, Axis>>;
  /** The OpenType features to keep. Every other one is dropped, along with the glyphs that only it can reach. */
  readonly features: readonly string[];
  /** Characters it may lack, because nothing of the page is set in it and has them. */
  readonly mayLack: string;
}

/** The typefaces, in the order in which the page asks for them. */
export const faces: readonly Face[] = [
  {
    family: "Display",
    source:
      "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    axes: { wdth: 84, opsz: 96, wght: 700 },
    features: ["kern"],
    mayLack: "",
  },
  {
    family: "Text",
    source: "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    features: ["kern", "liga"],
    mayLack: "′″",
  },
  {
    family: "Mono",
    source: "node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
    axes: { wght: 500 },
    features: [],
    mayLack: "",
  },
];
