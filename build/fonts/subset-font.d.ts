/** The part of subset-font that is used here; the package has no types of its own. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly keepAllGlyphs: boolean;
    readonly dropTables: readonly string[];
  }
  // eslint-disable-next-line no-restricted-syntax -- that is how the package exports it
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
