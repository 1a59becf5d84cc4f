/**
 * Kerning for the pairs of characters in use. The GPOS table of a typeface has every pair and takes more than half of a small
 * font's bytes; the older `kern` table is a plain list, which browsers read where GPOS has no kerning.
 * https://learn.microsoft.com/typography/opentype/spec/kern
 */
import { create, type Font } from "fontkit";

/** Two glyphs that are kerned. */
interface Pair {
  readonly left: number;
  readonly right: number;
  /** Added to the left glyph's advance, in font units. */
  readonly value: number;
}

/**
 * Gives a font the kerning of another, for the pairs in the phrases.
 *
 * @param bare - The font without kerning, as an OpenType file.
 * @param kerned - The same font with kerning. A variable one is measured at its default weight.
 */
export function kern(bare: Buffer, kerned: Buffer, phrases: readonly string[]): Buffer {
  const pairs = pairsOf(create(kerned) as Font, create(bare) as Font, phrases);
  return pairs.length > 0 ? withTable(bare, "kern", kernTable(pairs)) : bare;
}

/** Returns how much nearer (below 0) two characters stand than their widths say, in font units. */
function kerningOf(font: Font, pair: string): number {
  const width = (text: string) => font.layout(text, { liga: false }).advanceWidth;
  return Math.round(width(pair) - Array.from(pair, width).reduce((sum, advance) => sum + advance, 0));
}

/** Returns each pair of neighbouring characters once. */
function neighbours(phrases: readonly string[]): ReadonlySet<string> {
  const pairs = phrases.flatMap((phrase) => {
    const characters = Array.from(phrase);
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
  return new Set(pairs);
}

function pairsOf(kerned: Font, bare: Font, phrases: readonly string[]): Pair[] {
  const glyph = (character = "") => bare.glyphForCodePoint(character.codePointAt(0) ?? 0).id;
  return [...neighbours(phrases)]
    .map((pair) => {
      const [left, right] = Array.from(pair, glyph);
      return { left: left ?? 0, right: right ?? 0, value: kerningOf(kerned, pair) };
    })
    .filter(({ left, right, value }) => left > 0 && right > 0 && value !== 0)
    .sort((a, b) => a.left - b.left || a.right - b.right);
}

/** Writes version 0 with one subtable of format 0: a sorted list with a header for binary search. */
function kernTable(pairs: readonly Pair[]): Buffer {
  const [entry, headers] = [6, 18];
  const table = Buffer.alloc(headers + entry * pairs.length);
  const isHorizontal = 1;
  [0, 1, 0, table.length - 4, isHorizontal, ...searchHeader(pairs.length, entry)].forEach((value, index) =>
    table.writeUInt16BE(value, 2 * index),
  );
  pairs.forEach(({ left, right, value }, index) => {
    const at = headers + entry * index;
    table.writeUInt16BE(left, at);
    table.writeUInt16BE(right, at + 2);
    table.writeInt16BE(value, at + 4);
  });
  return table;
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
