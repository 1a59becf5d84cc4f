/**
 * Works out how the reader's own fonts must be stretched to take the room of ours, so that nothing moves when ours arrive.
 * https://drafts.csswg.org/css-fonts-5/#font-metrics-override-desc
 */
import { create, type Font } from "fontkit";

/** Printable ASCII, in its order. */
export const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Advance widths of printable ASCII, in 2048ths of an em. Arial, Helvetica and Liberation Sans share them. */
const arial: Readonly<Record<"regular" | "bold", readonly number[]>> = {
  regular: [
    569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139, 2079, 1366, 1366, 1479, 1479, 1366, 1251, 1593,
    1479, 569, 1024, 1366, 1139, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251,
    569, 569, 569, 961, 1139, 682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139,
    1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196,
  ],
  bold: [
    569, 682, 971, 1139, 1139, 1821, 1479, 487, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 682, 682, 1196, 1196, 1196, 1251, 1997, 1479, 1479, 1479, 1479, 1366, 1251, 1593,
    1479, 569, 1139, 1479, 1251, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251,
    682, 569, 682, 1196, 1139, 682, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251,
    1251, 1251, 1251, 797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 797, 573, 797, 1196,
  ],
};

/** Running English: what a line of the page is made of, near enough. */
const sample =
  "We plan the route with the people who will use it, build in short legs, and keep watch after launch. Six engineers, " +
  "two designers and one lead took a claims desk from nine days to four hours in 2023; the third audit found nothing.";

/** A font of the reader's own. */
export type LocalFont = "Arial" | "Arial Bold" | "Courier";

/** The descriptors of a fallback `@font-face`, in percent. */
export interface Overrides {
  readonly "size-adjust": number;
  readonly "ascent-override": number;
  readonly "descent-override": number;
  readonly "line-gap-override": number;
}

/**
 * Compares a font of ours with one of the reader's.
 *
 * @param file - Our font, pinned to the weight that is compared.
 * @param local - The font that stands in for it.
 * @returns The descriptors that give the local font our lines, height and average width.
 */
export function overridesFor(file: Buffer, local: LocalFont): Overrides {
  const font = create(file) as Font;
  const sizeAdjust = font.layout(sample).advanceWidth / font.unitsPerEm / localWidth(local);
  const percent = (ratio: number) => Math.round(ratio * 10_000) / 100;
  return {
    "size-adjust": percent(sizeAdjust),
    "ascent-override": percent(font.ascent / font.unitsPerEm / sizeAdjust),
    "descent-override": percent(-font.descent / font.unitsPerEm / sizeAdjust),
    "line-gap-override": percent(font.lineGap / font.unitsPerEm / sizeAdjust),
  };
}

function localWidth(local: LocalFont): number {
  if (local === "Courier") return sample.length * 0.6;
  const widths = local === "Arial" ? arial.regular : arial.bold;
  return Array.from(sample, (character) => widths[ascii.indexOf(character)] ?? 0).reduce((a, b) => a + b, 0) / 2048;
}
