/** The image that stands beside a shared link (https://ogp.me/#structured): the hero, drawn as a small chart. */
import sharp from "sharp";

import { hero } from "../../src/content/hero";
import { shareCard } from "../../src/lib/shareCard";
import { site } from "../../src/site";
import { type Face, faces } from "../fonts/faces";
import { breakLines } from "./breakLines";
import { globeDrawing } from "./globeDrawing";
import { mark } from "./mark";
import { draw, outline } from "./outlines";
import { readPalette } from "./palette";

const { width, height } = shareCard;

/** In ems. The display face is set a little looser than on the page: a card is seen at a third of its size. */
const tracking = { display: -0.012, label: 0.04 };

/** Where things stand, in pixels. The headline fills its box as far as it can; x is the left edge of its letters. */
const left = 76;
const globe = { x: 978, y: 315, scale: 0.83 };
const logo = { y: 64, scale: 2.5, size: 50, gap: 72, baseline: 112 };
const headline = { width: 500, top: 162, height: 348, leading: 0.94, capital: 0.74 };
const address = { size: 25, baseline: 557 };

/** The border, a scale of black and white: how wide it is, and about how long a segment. */
const border = 14;
const segment = 50;

/** Finds a face of the site. */
function faceOf(family: Face["family"]): Face {
  const face = faces.find((candidate) => candidate.family === family);
  if (!face) throw new Error(`build/fonts/faces.ts has no face "${family}", which the share image is set in.`);
  return face;
}

/** Draws the border. Each edge has an odd number of segments, so that all corners are black. */
function frame(ink: string, paper: string): string {
  const dash = (length: number): number => length / (2 * Math.round(length / segment / 2) + 1);
  const middle = border / 2;
  const across = `M0 ${middle}H${width}M0 ${height - middle}H${width}`;
  const down = `M${middle} 0V${height}M${width - middle} 0V${height}`;
  const rule = (inset: number): string =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" stroke="${ink}" stroke-width="2"/>`;
  return `<g fill="none" stroke-width="${border}">
<path d="${across}${down}" stroke="${paper}"/>
<path d="${across}" stroke="${ink}" stroke-dasharray="${dash(width)}"/>
<path d="${down}" stroke="${ink}" stroke-dasharray="${dash(height)}"/>
${rule(1)}${rule(border)}</g>`;
}

/** Draws the headline, as large as its box allows, in the middle of its height. */
async function title(): Promise<string> {
  const [space, ...words] = await outline(faceOf("Display"), tracking.display, [
    " ",
    ...hero.heading.trim().split(/\s+/),
  ]);
  const gap = space?.width ?? 0;
  const { lines, size } = breakLines(words, gap, headline);
  const top = headline.top + (headline.height - lines.length * headline.leading * size) / 2;
  return lines
    .map((line, index) => {
      // The first letter's side bearing hangs in the margin.
      let x = left - 0.025 * size;
      const y = top + (index * headline.leading + headline.capital) * size;
      return line
        .map((word) => {
          const paths = draw(word, { x, y, size });
          x += (word.width + gap) * size;
          return paths;
        })
        .join("");
    })
    .join("");
}

/**
 * Draws the share image.
 *
 * @returns A PNG. All its lettering is outlines, so that the machine's own fonts have no say in it.
 */
export async function shareImage(): Promise<Buffer> {
  const palette = readPalette("day");
  const { paper, ink, "ink-muted": muted } = palette;
  const [name] = await outline(faceOf("Display"), tracking.display, [site.name]);
  const [host] = await outline(faceOf("Mono"), tracking.label, [new URL(site.url).host]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<g transform="translate(${globe.x} ${globe.y}) scale(${globe.scale})">${await globeDrawing(palette, faceOf("Mono"))}</g>
<g transform="translate(${left - 7} ${logo.y}) scale(${logo.scale})">${mark(palette)}</g>
<g fill="${ink}">
${name ? draw(name, { x: left + logo.gap - 10, y: logo.baseline, size: logo.size }) : ""}
${await title()}
</g>
<g fill="${muted}">${host ? draw(host, { x: left - 2, y: address.baseline, size: address.size }) : ""}</g>
${frame(ink, paper)}
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 10, dither: 0 }).toBuffer();
}
