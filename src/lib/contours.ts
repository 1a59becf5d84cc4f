/** Invented bathymetry: depth contours and soundings from a seed, for the plates of the portfolio. */

/** The frame of a chart and what is drawn in it. Lengths are units of the drawing. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  /** How many contours: the last one is the coast. */
  readonly levels: number;
  /** The distance between two samples, in units; a divisor of width and height. */
  readonly step: number;
}

/** A depth figure, with its middle in units of the drawing. */
export interface Sounding {
  readonly x: number;
  readonly y: number;
  /** In metres. */
  readonly depth: number;
  /** How many contours lie around it. */
  readonly level: number;
}

/** What `contours` draws. */
export interface Chart {
  /** Path data by level, the deepest and largest first; each lies within the one before it. */
  readonly levels: readonly string[];
  readonly soundings: readonly Sounding[];
}

/** How far a figure stands from the frame: the page may cut this much of a chart off (`.plate-chart` in `sections.css`). */
const soundingMargin = 60;

/** The side of the icon in a chart's upper left corner, at most, in units of the drawing. */
const iconSize = 120;

type Point = readonly [number, number];

/** Numbers from 0 to 1 by Lehmer's generator. Its products stay below 2^53, so that they are the same everywhere. */
const numbers = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

/** A sea bed: banks, ridges and troughs, large ones first. Only arithmetic that no two engines may round differently. */
const seabed = (next: () => number) => {
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
  return ([left, top]: Point, height: number) =>
    forms.reduce((sum, { x, y, a, b, scale, slim, rise }) => {
      const [dx, dy] = [left / height - x, top / height - y];
      const u = (dx * a + dy * b) / scale;
      const v = ((dy * a - dx * b) / scale) * slim;
      return sum + rise / (1 + 2 * (u * u + v * v)) ** 2;
    }, 0);
};

/** The middle of a side. Corners are even numbers, so that it is a whole one. */
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const delta = (a: Point, b: Point): string => `${b[0] - a[0]} ${b[1] - a[1]} `;

/** A ring as curves through the middles of its sides. `t` mirrors the last corner in a middle, which gives the next. */
const smooth = (ring: readonly Point[]): string => {
  const middles = ring.map((point, index) => middle(ring.at(index - 1) as Point, point));
  const [start, second] = middles as [Point, Point];
  const rest = middles.slice(2).concat([start]);
  const curves = rest.map((point, index) => delta(middles[index + 1] as Point, point));
  return `M${start.join(" ")}q${delta(start, ring[0] as Point)}${delta(start, second)}t${curves.join("")}`;
};

/**
 * Draws a sea bed: its depth contours and some depth figures.
 *
 * @param seed - A whole number above nought; the same seed gives the same chart in every engine.
 * @param sheet - The frame and the detail.
 * @returns Closed path data by level, and soundings on open water. Paths run up to two and a half steps over the frame,
 *   so that no contour follows an edge; the drawing's viewport cuts them.
 */
export function contours(seed: number, { width, height, levels, step }: Sheet): Chart {
  const next = numbers((seed * 7919 + 1) * 16807);
  const bed = seabed(next);
  // Two samples over each edge, and one more that is always under water, so that every contour closes.
  const columns = width / step + 7;
  const at = (node: number): Point => [((node % columns) - 3) * step, (Math.floor(node / columns) - 3) * step];
  const inside = ([x, y]: Point, margin: number): boolean =>
    x >= margin && y >= margin && x <= width - margin && y <= height - margin;
  const samples = Array.from({ length: columns * (height / step + 7) }, (_, node) =>
    inside(at(node), -2 * step) ? bed(at(node), height) : -9,
  );
  const sample = (node: number): number => samples[node] as number;
  // Each level is the height that a share of the sheet stands over, so that every seed fills its frame.
  const sorted = samples.filter((value) => value > -9).sort((a, b) => b - a);
  const heights = Array.from(
    { length: levels },
    (_, level) => sorted[Math.floor(sorted.length * 0.88 * (1 - level / (levels + 0.35)) ** 1.5)] as number,
  );

  const draw = (level: number): string => {
    // Marching squares. A crossing is named by its upper or left node, doubled, and one more on a vertical side; each
    // leads to the next one along the contour, with the high ground always on the same hand.
    const onward = new Map<number, number>();
    samples.forEach((_, node) => {
      const high = [node, node + 1, node + columns + 1, node + columns].map((corner) => sample(corner) >= level);
      const crossings = [node * 2, node * 2 + 3, (node + columns) * 2, node * 2 + 1];
      high.forEach((isHigh, side) => {
        let end = side + 1;
        if (!isHigh || high[end % 4]) return;
        while (!high[(end + 1) % 4]) end += 1;
        onward.set(crossings[side] as number, crossings[end % 4] as number);
      });
    });
    let path = "";
    for (let crossing of onward.keys()) {
      const ring: Point[] = [];
      for (let following; (following = onward.get(crossing)); crossing = following) {
        onward.delete(crossing);
        const [a, b] = [crossing >> 1, (crossing >> 1) + (crossing % 2 ? columns : 1)];
        const part = (level - sample(a)) / (sample(b) - sample(a));
        const mix = (axis: 0 | 1): number => {
          const place = at(a)[axis] + (at(b)[axis] - at(a)[axis]) * part;
          return Math.round((place * 5) / step) * (step / 5);
        };
        const [x, y] = [mix(0), mix(1)];
        const [lastX, lastY] = ring.at(-1) ?? [-999, 0];
        // What is nearer to the last corner than this adds bytes, but no shape.
        if (Math.abs(lastX - x) + Math.abs(lastY - y) > step * 1.3) ring.push([x, y]);
      }
      if (ring.length > 4) path += smooth(ring);
    }
    return path.replace(/ (?=[-Mqt]|$)/g, "");
  };

  const band = (node: number): number => heights.filter((level) => sample(node) >= level).length;
  const soundings: Sounding[] = [];
  for (let tries = 0; tries < 1_000 && soundings.length < 10; tries += 1) {
    const node = Math.floor(next() * samples.length);
    const [x, y] = at(node);
    const level = band(node);
    if (
      level < levels &&
      inside([x, y], soundingMargin) &&
      (x > iconSize || y > iconSize) &&
      [-1, 1, -columns, columns].every((beside) => band(node + beside) === level) &&
      soundings.every((other) => Math.abs(other.x - x) + Math.abs(other.y - y) > 89)
    ) {
      const [coast, floor] = [heights.at(-1) as number, sorted.at(-1) as number];
      soundings.push({ x, y, level, depth: Math.round(2 + (94 * (coast - sample(node))) / (coast - floor)) });
    }
  }
  return { levels: heights.map(draw), soundings };
}
