import { directionOf } from "../../text/direction";
import { wide } from "../../text/wide";
import { shareImage } from "./file";
import { boxOf, type Place, type Style, textLine } from "./svg";

/** The headline's box, in pixels, from the side where the language begins lines; and its largest size. */
export const headlineBox = { inset: 76, top: 160, width: 500, height: 350, size: 124 } as const;

/** Returns the place where a language begins a line, `inset` pixels from the image's side. */
export const lineStart = (language: string, inset: number): Pick<Place, "x" | "anchor"> =>
  directionOf(language) === "rtl" ? { x: shareImage.width - inset, anchor: "end" } : { x: inset, anchor: "start" };

/** How long a Japanese word with its endings may become, in characters: a longer one would not fit a line. */
const longestPiece = 8;

/**
 * Divides a text where a line may end: after a space, a soft hyphen or a dash, and between words without space, as in Japanese, where
 * endings and particles stay with their word.
 */
export function piecesOf(text: string, language: string): readonly string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return text.split(/(?<=[ \u00ad])/).flatMap((chunk) => {
    const pieces: string[] = [];
    let mayBreak = false;
    for (const { segment, isWordLike = false } of segmenter.segment(chunk)) {
      const last = pieces.at(-1) ?? "";
      const isEnding =
        /^\p{scx=Hiragana}+$/u.test(segment) && !/[、。]$/.test(last) && (last + segment).length <= longestPiece;
      if (isWordLike && mayBreak && !isEnding) pieces.push(segment);
      // Joins it to the last piece, or begins the first.
      else pieces[Math.max(0, pieces.length - 1)] = last + segment;
      mayBreak = isWordLike || /^[\p{Pd}、。]$/u.test(segment);
    }
    return pieces;
  });
}

/** What a line shows: a soft hyphen only at its end. */
const shown = (text: string): string =>
  text
    .trimEnd()
    .replace(/\u00ad$/, "-")
    .replaceAll("\u00ad", "");

/** Fills lines with pieces, each line as long as it fits. */
function linesOf(pieces: readonly string[], fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.pop() ?? "";
    if (last === "" || fits(shown(last + piece))) lines.push(last + piece);
    else lines.push(last, piece);
  }
  return lines.map(shown);
}

/** Draws the headline, in SVG, as large as its box allows. `lineHeight` is a multiple of the font's size. */
export function headline(text: string, language: string, style: Style, lineHeight: number): string {
  const { inset, top, width, height } = headlineBox;
  const pieces = piecesOf(text, language);
  const spacing = wide.test(text) ? Math.max(1.15, lineHeight) : lineHeight;
  const draw = (text: string, y: number, size: number): string =>
    textLine(text, style, { ...lineStart(language, inset), y, size }, directionOf(language));
  // Widths grow with the size, so that each text is measured once.
  const widths = new Map<string, number>();
  const widthOf = (text: string): number => {
    const em = widths.get(text) ?? boxOf(draw(text, 0, 100)).width / 100;
    widths.set(text, em);
    return em;
  };
  for (let size = headlineBox.size; ; size -= 2) {
    const lines = linesOf(pieces, (text) => widthOf(text) * size <= width);
    // Lines of wide letters, of a high typeface, and with marks above and below letters are further apart.
    const distance = Math.max(spacing * size, boxOf(lines.map((text) => draw(text, 0, size)).join("")).height);
    const block = lines.map((text, index) => draw(text, index * distance, size)).join("");
    const box = boxOf(block);
    if (box.width <= width && box.height <= height)
      return `<g transform="translate(0 ${top + (height - box.height) / 2 - box.y})">${block}</g>`;
  }
}
