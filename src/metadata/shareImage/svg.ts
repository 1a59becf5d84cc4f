import { type BBox, Resvg } from "@resvg/resvg-js";

import { shareImage } from "./file";

/** Where a line of text is, in pixels: its left (`start`) or right end, its middle from above, and the size of its font. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
  readonly size: number;
}

/** How a text looks: its font files, the later ones for letters that the first lack; the space between letters in em; the colour. */
export interface Style {
  readonly fonts: readonly string[];
  readonly letterSpacing: number;
  readonly fill: string;
}

const parse = (elements: string, fonts: readonly string[] = []): Resvg =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareImage.width}" height="${shareImage.height}">${elements}</svg>`,
    { font: { loadSystemFonts: false, fontFiles: [...fonts] } },
  );

/** Draws SVG elements as a PNG of the image's size. */
export const toPng = (elements: string): Buffer => parse(elements).render().asPng();

/** Returns the box around what SVG elements draw, in pixels. */
export const boxOf = (elements: string): BBox => parse(elements).getBBox() as BBox;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;" };

/**
 * Draws a line of text as outlines, in SVG.
 *
 * @throws When nothing is drawn.
 */
export function textLine(
  text: string,
  { fonts, letterSpacing, fill }: Style,
  place: Place,
  direction: "ltr" | "rtl",
): string {
  const { x, y, anchor, size } = place;
  const escaped = text.replace(/[&<]/g, (character) => escapes[character] ?? "");
  // resvg takes every line for one from left to right; these marks embed one from right to left (Unicode, UAX 9).
  const content = direction === "rtl" ? `\u202b${escaped}\u202c` : escaped;
  const element =
    `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${letterSpacing * size}" text-anchor="${anchor}" ` +
    `dominant-baseline="central" fill="${fill}">${content}</text>`;
  const outlines = /<g>[^]*<\/g>/.exec(parse(element, fonts).toString())?.[0];
  if (!outlines && text.trim())
    throw new Error(`The share image: resvg draws nothing for “${text}”. Put your image at static/share.png.`);
  return outlines ?? "";
}
