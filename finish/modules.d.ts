/** The parts of packages without types that the build uses. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "sfnt";
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  // eslint-disable-next-line no-restricted-syntax -- the package exports a default
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
