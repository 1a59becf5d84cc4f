/**
 * Kerning for the pairs of characters in use. The GPOS table of a typeface has every pair and takes more than half of a small
 * font's bytes; the older `kern` table is a plain list, which browsers read where GPOS has no kerning.
 * https://learn.microsoft.com/typography/opentype/spec/kern
 */
import { create, type Font } from "fontkit";

/** Smaller shifts are not seen, in parts of an em; most pairs have one. */
const smallestShift = 0.01;

/**
 * Gives a font the kerning of another.
 *
 * @param bare - The font without kerning, as an OpenType file.
 * @param kerned - The same font with kerning. A variable one is measured at its default weight.
 * @param neighbours - The pairs of characters.
 */
export function kern(bare: Buffer, kerned: Buffer, neighbours: Iterable<string>): Buffer {
  const [bareFont, kernedFont] = [create(bare) as Font, create(kerned) as Font];
  const smallest = smallestShift * bareFont.unitsPerEm;
  const width = (text: string): number => kernedFont.layout(text, { liga: false }).advanceWidth;
  const pairs = Array.from(neighbours, (pair) => {
    const [left = "", right = ""] = pair;
    const [leftGlyph = 0, rightGlyph = 0] = [left, right].map(
      (character) => bareFont.glyphForCodePoint(character.codePointAt(0) ?? 0).id,
    );
    // How much nearer (below 0) they stand than their widths say, in font units.
    return { leftGlyph, rightGlyph, value: Math.round(width(pair) - width(left) - width(right)) };
  })
    .filter(({ leftGlyph, rightGlyph, value }) => leftGlyph > 0 && rightGlyph > 0 && Math.abs(value) > smallest)
    .sort((a, b) => a.leftGlyph - b.leftGlyph || a.rightGlyph - b.rightGlyph);
  if (pairs.length === 0) return bare;

  // Version 0 with one subtable of format 0: a sorted list with a header for binary search.
  const [entry, headers, isHorizontal] = [6, 18, 1];
  const table = Buffer.alloc(headers + entry * pairs.length);
  const header = [0, 1, 0, table.length - 4, isHorizontal, ...searchHeader(pairs.length, entry)];
  header.forEach((value, index) => table.writeUInt16BE(value, 2 * index));
  pairs.forEach(({ leftGlyph, rightGlyph, value }, index) => {
    const at = headers + entry * index;
    table.writeUInt16BE(leftGlyph, at);
    table.writeUInt16BE(rightGlyph, at + 2);
    table.writeInt16BE(value, at + 4);
  });
  return withTable(bare, "kern", table);
}

/** The count of a sorted list, and the three figures of a binary search. */
function searchHeader(count: number, size: number): number[] {
  const steps = Math.floor(Math.log2(count));
  const range = size * 2 ** steps;
  return [count, range, steps, size * count - range];
}

/** Adds a table to an OpenType file; the conversion to WOFF2 computes the checksums. */
function withTable(sfnt: Buffer, tag: string, content: Buffer): Buffer {
  const [header, record] = [12, 16];
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = header + record * index;
    const start = sfnt.readUInt32BE(at + 8);
    return {
      tag: sfnt.toString("latin1", at, at + 4),
      content: sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12)),
    };
  });
  tables.push({ tag, content });
  tables.sort((a, b) => (a.tag < b.tag ? -1 : 1));

  const directory = Buffer.alloc(header + record * tables.length);
  sfnt.copy(directory, 0, 0, 4);
  searchHeader(tables.length, record).forEach((value, index) => directory.writeUInt16BE(value, 4 + 2 * index));
  const parts = [directory];
  let end = directory.length;
  tables.forEach((table, index) => {
    const at = header + record * index;
    directory.write(table.tag, at, "latin1");
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(table.content.length, at + 12);
    const padded = Buffer.alloc(4 * Math.ceil(table.content.length / 4));
    table.content.copy(padded);
    parts.push(padded);
    end += padded.length;
  });
  return Buffer.concat(parts);
}
