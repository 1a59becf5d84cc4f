/** The contour drawings: equal for equal seeds, within the frame, each level within the one before. */
import { contours } from "./contours";

const sheet = { width: 640, height: 400, levels: 6, step: 20 };
const seeds = [34, 28, 13, 36, 11, 30];

/** The rings of a level, as the ends of their curves. */
const rings = (path: string): readonly (readonly (readonly [number, number])[])[] =>
  path.split(/(?=M)/).map((ring) => {
    const [move = "", first = "", rest = ""] = ring.slice(1).split(/[qt]/);
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers(move);
    const deltas = [...numbers(first).slice(2), ...numbers(rest)];
    const points: [number, number][] = [[x, y]];
    for (let index = 0; index < deltas.length; index += 2) {
      const [lastX, lastY] = points.at(-1) as [number, number];
      points.push([lastX + (deltas[index] as number), lastY + (deltas[index + 1] as number)]);
    }
    return points;
  });

/** The signed area of a level: holes count against it, as their rings run the other way. */
const area = (path: string): number =>
  Math.abs(
    rings(path)
      .flatMap((ring) =>
        ring.slice(1).map(([x, y], index) => [ring[index] as readonly [number, number], x, y] as const),
      )
      .reduce((sum, [[lastX, lastY], x, y]) => sum + lastX * y - x * lastY, 0) / 2,
  );

describe("contours", () => {
  it("draws the same chart from the same seed", () => {
    expect(contours(34, sheet)).toEqual(contours(34, sheet));
  });

  it("draws another chart from another seed", () => {
    expect(new Set(seeds.map((seed) => contours(seed, sheet).levels.join())).size).toBe(seeds.length);
  });

  it.each(seeds)("closes every ring and keeps it near the frame (seed %i)", (seed) => {
    for (const ring of contours(seed, sheet).levels.flatMap(rings)) {
      expect(ring.at(-1)).toEqual(ring[0]);
      for (const [x, y] of ring) {
        expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
        expect(x).toBeGreaterThanOrEqual(-60);
        expect(x).toBeLessThanOrEqual(700);
        expect(y).toBeGreaterThanOrEqual(-60);
        expect(y).toBeLessThanOrEqual(460);
      }
    }
  });

  it.each(seeds)("gives each level less than the one before it (seed %i)", (seed) => {
    const areas = contours(seed, sheet).levels.map(area);
    expect(areas).toHaveLength(6);
    expect(areas.at(-1)).toBeGreaterThan(0);
    areas.slice(1).forEach((value, index) => expect(value).toBeLessThan(areas[index] as number));
  });

  it("draws as many levels as it is asked for", () => {
    expect(contours(34, { width: 160, height: 120, levels: 4, step: 10 }).levels.filter(Boolean)).toHaveLength(4);
  });
});

describe("soundings", () => {
  it.each(seeds)("gives 8 to 12 depths in the water, apart from each other (seed %i)", (seed) => {
    const { soundings } = contours(seed, sheet);
    expect(soundings.length).toBeGreaterThanOrEqual(8);
    expect(soundings.length).toBeLessThanOrEqual(12);
    soundings.forEach(({ x, y, depth, level }, index) => {
      expect(x >= 60 && x <= 580 && y >= 60 && y <= 340).toBe(true);
      expect(Number.isInteger(depth) && depth > 0).toBe(true);
      expect(level).toBeLessThan(6);
      for (const other of soundings.slice(index + 1)) {
        expect(Math.abs(other.x - x) + Math.abs(other.y - y)).toBeGreaterThan(80);
      }
    });
  });

  it("is shallower within more contours", () => {
    for (const a of seeds.flatMap((seed) => [contours(seed, sheet).soundings])) {
      for (const one of a)
        for (const two of a) if (one.level > two.level) expect(one.depth).toBeLessThanOrEqual(two.depth);
    }
  });
});
