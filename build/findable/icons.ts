/** The favicon as bitmaps, for those that don't take SVG: old browsers, home screens, and installed pages. */
import sharp from "sharp";

import { mark, markSize } from "./mark";
import { readPalette } from "./palette";

/** An icon that is drawn at build time. */
interface Icon {
  readonly file: string;
  /** Its side, in pixels. */
  readonly size: number;
  /** How much of its side the mark's grid takes; the mark itself takes nine tenths of that. */
  readonly share: number;
  /** How round its corners are, as a share of its side. Systems that cut icons themselves get them square. */
  readonly round: number;
  /** What the manifest says it is for; icons without it are not in the manifest. */
  readonly purpose?: "any" | "maskable";
}

/**
 * The icons.
 *
 * - 48 px: a multiple of what a tab shows, and what search engines ask for at least.
 * - 180 px: the home screen of iOS, which rounds it.
 * - Maskable: whatever shape cuts it, the middle circle of 80 % stays (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const icons: readonly Icon[] = [
  { file: "favicon-48.png", size: 48, share: 1, round: 0.16 },
  { file: "apple-touch-icon.png", size: 180, share: 0.86, round: 0 },
  { file: "icon-192.png", size: 192, share: 0.94, round: 0.12, purpose: "any" },
  { file: "icon-512.png", size: 512, share: 0.94, round: 0.12, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, share: 0.78, round: 0, purpose: "maskable" },
];

/**
 * Draws an icon: the mark on a tile of the page's paper, so that it is seen on a dark bar and on a light one.
 *
 * @param icon - One of `icons`.
 * @returns A PNG.
 */
export async function drawIcon({ size, share, round }: Icon): Promise<Buffer> {
  const palette = readPalette("day");
  const inset = (size * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" rx="${size * round}" fill="${palette.paper}"/>
<g transform="translate(${inset} ${inset}) scale(${(size * share) / markSize})">${mark(palette)}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
}
