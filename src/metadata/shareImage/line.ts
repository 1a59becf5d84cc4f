import bidiFactory from "bidi-js";
import type { Font } from "fontkit";

/** How a text looks: a typeface's fonts, the space between letters in em, and the colour. */
export interface Style {
  readonly fonts: readonly Font[];
  readonly letterSpacing: number;
  readonly fill: string;
}

/** Where a line is, in pixels: its left (`start`) or right end, its middle from above, and the size of its font. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
  readonly size: number;
}

/** A part of a line that one font shows in one direction. */
interface Run {
  readonly font: Font;
  /** Even from left to right, odd from right to left (Unicode, UAX 9). */
  readonly level: number;
  /** Its place in the line, counted from the left. */
  readonly position: number;
  text: string;
}

/** Units per em of the outlines; fontkit writes them with two decimals. */
const em = 1000;
const bidi = bidiFactory();

/** Divides a line into runs, in their order from left to right. */
function runsOf(text: string, fonts: readonly Font[], direction: "ltr" | "rtl"): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const order = bidi.getReorderedIndices(text, embedding);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const runs: Run[] = [];
  let index = 0;
  for (const character of text) {
    const last = runs.at(-1);
    const level = embedding.levels[index] ?? 0;
    const shown = mirrored.get(index) ?? character;
    // A space or a mark stays with the letter before it.
    const candidates = last && /[\p{Z}\p{M}\p{Cf}]/u.test(character) ? [last.font, ...fonts] : fonts;
    const font = candidates.find((font) => font.hasGlyphForCodePoint(shown.codePointAt(0) ?? 0));
    if (font && last?.font === font && last.level === level) last.text += shown;
    else if (font) runs.push({ font, level, position: order.indexOf(index), text: shown });
    index += character.length;
  }
  return runs.sort((a, b) => a.position - b.position);
}

/**
 * Draws a line of text as outlines, in SVG: letters are joined, and directions put in order, as a browser does.
 *
 * @param direction - The language's (Unicode, UAX 9).
 * @throws When the fonts have none of its letters.
 */
export function line(text: string, style: Style, place: Place, direction: "ltr" | "rtl"): string {
  const { fonts, letterSpacing, fill } = style;
  let outlines = "";
  let width = 0;
  for (const { font, level, text: part } of runsOf(text, fonts, direction)) {
    const scale = em / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part, undefined, undefined, undefined, level % 2 ? "rtl" : "ltr");
    positions.forEach(({ xAdvance, xOffset, yOffset }, index) => {
      const outline = glyphs[index]?.path.scale(scale, -scale).translate(width + xOffset * scale, -yOffset * scale);
      outlines += outline?.toSVG() ?? "";
      width += xAdvance * scale + (xAdvance && letterSpacing * em);
    });
  }
  if (!outlines)
    throw new Error(`src/metadata/shareImage/typefaces.ts: name a typeface with the letters of “${text}”.`);
  const { ascent = 0, descent = 0, unitsPerEm = 1 } = fonts[0] ?? {};
  const left = place.x - (place.anchor === "end" ? (width * place.size) / em : 0);
  const baseline = place.y + (((ascent + descent) / 2) * place.size) / unitsPerEm;
  return `<path fill="${fill}" transform="translate(${left} ${baseline}) scale(${place.size / em})" d="${outlines}"/>`;
}
