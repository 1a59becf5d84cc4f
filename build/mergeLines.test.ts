import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";

import { drawings } from "../src/components/ui/drawings";
import { mergeLines } from "./mergeLines";

/** Twice as large as on a phone's screen, in black on white. */
const pixels = 120;

const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">`;

const paint = (lines: string): Promise<Buffer> =>
  sharp(Buffer.from(`${frame}${lines}</svg>`))
    .flatten({ background: "white" })
    .greyscale()
    .raw()
    .toBuffer();

describe("merged lines", () => {
  it.each(Object.entries(drawings))("draw %s as the library does", async (_name, Drawing) => {
    const drawing = renderToStaticMarkup(createElement(Drawing));
    const [theirs, ours] = await Promise.all([
      paint(drawing.replace(/^<svg[^>]*>|<\/svg>$/g, "")),
      paint(mergeLines(drawing)),
    ]);
    expect(theirs).toHaveLength(pixels ** 2);
    expect(theirs.filter((shade) => shade < 128).length).toBeGreaterThan(pixels);
    // An edge may fall a little differently between two pixels; none may change its side.
    const differences = [...theirs].map((shade, index) => Math.abs(shade - (ours[index] ?? 255)));
    expect(Math.max(...differences)).toBeLessThan(96);
  });

  it("leave the frame to the style sheet", () => {
    const drawing = '<svg viewBox="0 0 24 24" stroke="red"><path d="M1 2h3"/><path d="M7 2h3"/></svg>';
    expect(mergeLines(drawing)).toBe('<path d="M1 2h3m3 0h3"/>');
  });

  it("keep a dot a line, which every browser draws", () => {
    const dots = '<svg><path d="M8 8h8"/><path d="M6 12h.01M18 12h.01"/></svg>';
    expect(mergeLines(dots)).toBe('<path d="M8 8h8M6 12h.01M18 12h.01"/>');
  });

  it("say where a drawing is none", () => {
    expect(() => mergeLines("<svg><path</svg>")).toThrow(/1:\d+/);
  });
});
