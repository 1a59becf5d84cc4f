import fc from "fast-check";

import { breakLines } from "./breakLines";

const gap = 0.2;
const lineWidth = (line: readonly { width: number }[]): number =>
  line.reduce((sum, { width }) => sum + width, gap * (line.length - 1));

describe("the headline's lines", () => {
  it("hold every word in its order, and never leave the box", () => {
    const width = fc.double({ min: 0.2, max: 9, noNaN: true });
    const box = fc.record({
      width: fc.integer({ min: 100, max: 900 }),
      height: fc.integer({ min: 100, max: 500 }),
      leading: fc.constant(0.94),
    });
    fc.assert(
      fc.property(fc.array(fc.record({ width }), { minLength: 1, maxLength: 14 }), box, (words, frame) => {
        const { lines, size } = breakLines(words, gap, frame);
        expect(lines.flat()).toEqual(words);
        expect(lines.length * frame.leading * size).toBeLessThanOrEqual(frame.height + 1e-6);
        for (const line of lines) expect(lineWidth(line) * size).toBeLessThanOrEqual(frame.width + 1e-6);
      }),
    );
  });

  it("are balanced", () => {
    const [a, b, c, d] = [{ width: 3 }, { width: 1 }, { width: 2 }, { width: 2 }];
    expect(breakLines([a, b, c, d], gap, { width: 420, height: 300, leading: 1 }).lines).toEqual([
      [a, b],
      [c, d],
    ]);
  });
});
