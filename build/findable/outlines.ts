/** Text as outlines, so that a drawing comes out alike on every machine, whatever fonts it has. */
import { create, type Font } from "fontkit";

import type { Face } from "../fonts/faces";
import { cut, plain, readSource } from "../fonts/subset";

/** A shaped glyph. Lengths are ems; y runs up. */
interface Glyph {
  /** Path data in font units, of which `unitsPerEm` are an em. */
  readonly path: string;
  readonly unitsPerEm: number;
  readonly advance: number;
  readonly across: number;
  readonly up: number;
}

/** A line of text that has been shaped. */
export interface Outline {
  readonly glyphs: readonly Glyph[];
  /** In ems, with the tracking after every glyph, as a browser counts it. */
  readonly width: number;
}

/** Where an outline is drawn, in units of the drawing: the beginning of its baseline, and the font size. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Shapes texts in a face of the site, with its kerning.
 *
 * @param face - One of `faces`.
 * @param tracking - The space after each glyph, in ems.
 * @param texts - Each becomes a line of its own.
 * @returns An outline for each text, in their order.
 * @throws When the face lacks a character; the message names it.
 */
export async function outline(face: Face, tracking: number, texts: readonly string[]): Promise<readonly Outline[]> {
  // The plain characters are kept as well: where the face has none of a text's characters, a cut to these alone would leave a font
  // that can't be read, and the complaint below would never be made.
  const font = create(await cut(await readSource(face), face, [...plain, ...texts])) as Font;
  return texts.map((text) => {
    const { glyphs, positions } = font.layout(text);
    const shaped = glyphs.map((glyph, index): Glyph => {
      const position = positions[index];
      if (!position || glyph.id === 0) {
        const character = String.fromCodePoint(...glyph.codePoints);
        throw new Error(
          `The share image can't draw "${character}" of "${text}": the font "${face.family}" does not have it. ` +
            `Write it another way, or take a font file that has it in build/fonts/faces.ts.`,
        );
      }
      const em = (units: number): number => units / font.unitsPerEm;
      return {
        path: glyph.path.toSVG(),
        unitsPerEm: font.unitsPerEm,
        advance: em(position.xAdvance) + tracking,
        across: em(position.xOffset),
        up: em(position.yOffset),
      };
    });
    return { glyphs: shaped, width: shaped.reduce((sum, { advance }) => sum + advance, 0) };
  });
}

/**
 * Draws an outline.
 *
 * @param line - The shaped text.
 * @param place - Where, and how large.
 * @returns SVG `<path>` elements without a fill of their own.
 */
export function draw({ glyphs }: Outline, { x, y, size }: Place): string {
  let pen = x;
  return glyphs
    .map(({ path, unitsPerEm, advance, across, up }) => {
      const scale = (size / unitsPerEm).toFixed(5);
      const place = `${(pen + across * size).toFixed(2)} ${(y - up * size).toFixed(2)}`;
      pen += advance * size;
      return path && `<path transform="translate(${place}) scale(${scale} -${scale})" d="${path}"/>`;
    })
    .join("");
}
