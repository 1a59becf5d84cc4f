import { create, type Font } from "fontkit";

/** Smaller shifts are not seen, in parts of an em; most pairs have one. */
const smallestShift = 0.01;

/**
 * Gives a font without kerning that of another, as the older `kern` table, which browsers read where GPOS has no kerning. GPOS has
 * every pair of a typeface and takes more than half of a small font's bytes; this is a plain list of the pairs in use.
 * https://learn.microsoft.com/typography/opentype/spec/kern
 *
 * @param bare - The font without kerning, as an OpenType file.
 * @param kerned - The same font with kerning. A variable one is measured at its default weight.
 * @param neighbours - The pairs of characters.
 */
export function kern(bare: Buffer, kerned: Buffer, neighbours: Iterable<string>): Buffer {
  // Of a letter without an outline, such as the space, fontkit reads ten bytes that a font may end before.
  const font = create(Buffer.concat([kerned, Buffer.alloc(10)])) as Font;
  const smallest = smallestShift * font.unitsPerEm;
  const width = (text: string): number => font.layout(text, { liga: false }).advanceWidth;
  const glyphOf = (character: string): number => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id;
  const pairs = Array.from(neighbours, ([left = "", right = ""]) => ({
    left: glyphOf(left),
    right: glyphOf(right),
    // How much nearer (below 0) they stand than their widths say, in font units.
    value: Math.round(width(left + right) - width(left) - width(right)),
  }))
    .filter(({ left, right, value }) => left > 0 && right > 0 && Math.abs(value) > smallest)
    .sort((a, b) => a.left - b.left || a.right - b.right);
  if (pairs.length === 0) return bare;

  // Version 0 with one horizontal subtable of format 0: a sorted list, and before it the figures of a binary search.
  const size = 6 * pairs.length;
  const steps = Math.floor(Math.log2(pairs.length));
  const header = [0, 1, 0, 14 + size, 1, pairs.length, 6 * 2 ** steps, steps, size - 6 * 2 ** steps];
  const list = pairs.flatMap(({ left, right, value }) => [left, right, value]);
  return withTable(bare, "kern", Buffer.from(Uint16Array.from([...header, ...list]).buffer).swap16());
}

/** Adds a table at the end of an OpenType file; the conversion to WOFF2 sorts the tables and computes the checksums. */
function withTable(sfnt: Buffer, tag: string, table: Buffer): Buffer {
  const [header, record] = [12, 16];
  const count = sfnt.readUInt16BE(4);
  const end = header + record * count;
  const added = Buffer.alloc(record, tag);
  const font = Buffer.concat([sfnt.subarray(0, end), added, sfnt.subarray(end), table]);
  font.writeUInt16BE(count + 1, 4);
  for (let at = header + 8; at < end; at += record) font.writeUInt32BE(font.readUInt32BE(at) + record, at);
  font.writeUInt32BE(sfnt.length + record, end + 8);
  font.writeUInt32BE(table.length, end + 12);
  return font;
}
