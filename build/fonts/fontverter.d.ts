/** The part of fontverter that is used here; the package has no types of its own. */
declare module "fontverter" {
  export function convert(font: Buffer, toFormat: "woff2"): Promise<Buffer>;
}
