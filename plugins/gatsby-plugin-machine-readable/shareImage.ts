import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import satori, { type FontWeight } from "satori";
import subsetFont from "subset-font";

/** An image as the options describe it. */
export interface ShareImageOptions {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What satori draws, as plain data: `{ type, props: { style, children } }`. */
  readonly element: object;
  readonly fonts: readonly {
    readonly name: string;
    readonly file: string;
    readonly weight: FontWeight;
    readonly axes: Readonly<Record<string, number>>;
  }[];
}

/**
 * Draws the image of the options as a PNG.
 *
 * @param directory - The site's folder, from which the fonts' packages are found.
 */
export async function shareImage(directory: string, options: ShareImageOptions): Promise<Buffer> {
  const { resolve } = createRequire(path.join(directory, "package.json"));
  const fonts = await Promise.all(
    options.fonts.map(async ({ name, file, weight, axes }) => ({
      name,
      weight,
      // satori reads neither WOFF2 nor variable fonts.
      data: await subsetFont(await readFile(resolve(file)), undefined, {
        targetFormat: "sfnt",
        variationAxes: axes,
        keepAllGlyphs: true,
      }),
    })),
  );
  const { width, height, element } = options;
  const svg = await satori(element as Parameters<typeof satori>[0], { width, height, fonts });
  return new Resvg(svg).render().asPng();
}
