import { type BBox, Resvg } from "@resvg/resvg-js";

import { shareImage } from "./file";

const parse = (elements: string): Resvg =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareImage.width}" height="${shareImage.height}">${elements}</svg>`,
    { font: { loadSystemFonts: false } },
  );

/** Draws SVG elements as a PNG of the image's size. */
export const toPng = (elements: string): Buffer => parse(elements).render().asPng();

/** Returns the box around what SVG elements draw, in pixels. */
export const boxOf = (elements: string): BBox => parse(elements).getBBox() as BBox;
