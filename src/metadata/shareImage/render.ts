import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { parse } from "node-html-parser";

import { readFaces } from "../../../finish/fonts/fontFaces";
import { drawnTexts, shareDrawing } from "../../chart/shareDrawing";
import { hero } from "../../content/hero";
import { site } from "../../site";
import { directionOf } from "../../text/direction";
import { hostOf } from "../../text/hostOf";
import { palette } from "../palette";
import { shareImage } from "./file";
import { headline, lineStart } from "./headline";
import { boxOf, type Style, textLine, toPng } from "./svg";
import { writeFonts } from "./typefaces";

const { width, height } = shareImage;
const { name, language } = site;

/** The company's mark, where lines begin. */
function logo(): string {
  const [size, inset] = [60, 69];
  const x = directionOf(language) === "rtl" ? width - inset - size : inset;
  const data = readFileSync("static/favicon.svg", "base64");
  return `<image x="${x}" y="64" width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/>`;
}

/** Where a line of text is, in pixels: `y` is its middle from above, `size` that of its font, `width` what it may take. */
interface Line {
  readonly inset: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

/** Draws a line of text, smaller than its size if it would be too wide. */
function fittingLine(text: string, style: Style, { inset, y, size, width }: Line): string {
  const draw = (size: number): string =>
    textLine(text, style, { ...lineStart(language, inset), y, size }, directionOf(language));
  return draw(size * Math.min(1, width / boxOf(draw(size)).width));
}

/** Draws the image beside a shared link (ogp.me), as a PNG, in the fonts of the built page: mark, headline, address and drawing. */
export async function renderShareImage(pathPrefix: string): Promise<Buffer> {
  const page = parse(readFileSync("public/index.html", "utf8"));
  const css = page
    .querySelectorAll("style")
    .map(({ innerHTML }) => innerHTML)
    .join("");
  const address = hostOf(site.url) + pathPrefix;
  // A line of the headline may end with a hyphen that the headline does not have.
  const characters = [name, hero.heading, "-", address, ...drawnTexts].join("");
  const folder = mkdtempSync(path.join(os.tmpdir(), "share-image-"));
  const { display, mono } = await writeFonts(characters, css, readFaces(css, "public", pathPrefix), folder);
  const lineHeight = Number(/--text-hero--line-height:\s*([\d.]+)/.exec(css)?.[1] ?? 1);
  const large = { fonts: display, letterSpacing: -0.012, fill: palette.ink };
  const small = { fonts: mono, letterSpacing: 0, fill: palette["ink-muted"] };
  const drawing = shareDrawing({
    ...shareImage,
    colours: palette,
    write: (text, place) => textLine(text, { ...small, fill: palette.ink }, place, "ltr"),
  });
  const image = toPng(
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
      drawing +
      logo() +
      fittingLine(name, large, { inset: 137, y: 94, size: 50, width: 440 }) +
      headline(hero.heading, language, large, lineHeight) +
      fittingLine(address, small, { inset: 76, y: 552, size: 25, width: 540 }),
  );
  rmSync(folder, { recursive: true });
  return image;
}
