/** An invented sea bed: a height for every place, from a seed. */

/** A place, in units of the drawing. */
export type Point = readonly [number, number];

/** Takes a seed, a positive integer. Returns random numbers from 0 to 1 (Lehmer's generator), equal in every engine. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Takes random numbers and the frame's height. Returns the height at a place, a sum of banks, ridges and troughs, large ones first. */
export function seabed(next: () => number, height: number): (place: Point) => number {
  const forms = Array.from({ length: 20 }, (_, index) => {
    const size = 0.62 / (1 + index / 4);
    const [x, y, a, b] = [next() * 1.6, next(), next() - 0.5, next() - 0.5] as const;
    return {
      x,
      y,
      a,
      b,
      scale: size * Math.sqrt(a * a + b * b),
      slim: 1 + next() * 2,
      rise: next() < 0.36 ? -size : size,
    };
  });
  return ([left, top]) =>
    forms.reduce((sum, { x, y, a, b, scale, slim, rise }) => {
      const [dx, dy] = [left / height - x, top / height - y];
      const u = (dx * a + dy * b) / scale;
      const v = ((dy * a - dx * b) / scale) * slim;
      return sum + rise / (1 + 2 * (u * u + v * v)) ** 2;
    }, 0);
}
