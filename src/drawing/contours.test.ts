import { contours } from "./contours";

const frame = { width: 640, height: 400, levels: 6, step: 20 };
const seeds = [34, 28, 13, 36, 11, 30];

describe("contour drawing", () => {
  it("is equal for equal seeds, and differs for others", () => {
    expect(contours(34, frame)).toEqual(contours(34, frame));
    expect(new Set(seeds.map((seed) => contours(seed, frame).levels.join())).size).toBe(seeds.length);
  });

  it("has the requested number of levels, each made of rings", () => {
    const small = contours(34, { width: 160, height: 120, levels: 4, step: 10 }).levels;
    expect(small).toHaveLength(4);
    for (const level of [...small, ...contours(34, frame).levels]) expect(level).toMatch(/^(M[^M]+)+$/);
  });
});

describe("depth figure", () => {
  it.each(seeds)("is on water, within the frame and apart from others (seed %i)", (seed) => {
    const { soundings } = contours(seed, frame);
    expect(soundings.length).toBeGreaterThanOrEqual(8);
    soundings.forEach(({ x, y, depth, level }, index) => {
      expect(x >= 60 && x <= 580 && y >= 60 && y <= 340).toBe(true);
      expect(depth).toBeGreaterThan(0);
      expect(level).toBeLessThan(6);
      for (const other of soundings.slice(index + 1)) {
        expect(Math.abs(other.x - x) + Math.abs(other.y - y)).toBeGreaterThan(80);
        if (other.level > level) expect(other.depth).toBeLessThanOrEqual(depth);
      }
    });
  });
});
