/** Lines of equal height on a grid of samples, by marching squares. */
import type { Point } from "./seabed";

/** Heights at the nodes of a square grid, numbered row by row. All nodes at its edge lie lower than any line that is asked for. */
export interface Grid {
  readonly columns: number;
  /** The distance between two nodes, in units of the drawing. */
  readonly step: number;
  readonly samples: readonly number[];
  /** Where a node lies. */
  readonly at: (node: number) => Point;
}

/** Smaller rings are left out. */
const fewestCorners = 5;

/**
 * Where the line crosses the sides of the squares: each crossing leads to the next one along the line, with the high ground
 * always on the same side. A crossing's number is twice that of its upper or left node, plus one on a vertical side.
 */
function crossingsAt({ columns, samples }: Grid, height: number): Map<number, number> {
  const nextCrossing = new Map<number, number>();
  samples.forEach((_, node) => {
    const corners = [node, node + 1, node + columns + 1, node + columns];
    const high = corners.map((corner) => (samples[corner] as number) >= height);
    const crossings = [node * 2, node * 2 + 3, (node + columns) * 2, node * 2 + 1];
    high.forEach((isHigh, side) => {
      let end = side + 1;
      if (!isHigh || high[end % 4]) return;
      while (!high[(end + 1) % 4]) end += 1;
      nextCrossing.set(crossings[side] as number, crossings[end % 4] as number);
    });
  });
  return nextCrossing;
}

/** Where a crossing lies, to a fifth of a step. */
function placeOf(crossing: number, { columns, step, samples, at }: Grid, height: number): Point {
  const a = crossing >> 1;
  const b = a + (crossing % 2 ? columns : 1);
  const [first, second] = [samples[a] as number, samples[b] as number];
  const mix = (axis: 0 | 1): number => {
    const place = at(a)[axis] + ((at(b)[axis] - at(a)[axis]) * (height - first)) / (second - first);
    return Math.round((place * 5) / step) * (step / 5);
  };
  return [mix(0), mix(1)];
}

/** Takes the samples and a height. Returns the lines at that height as closed rings; those around a hollow run the other way. */
export function isolines(grid: Grid, height: number): Point[][] {
  const nextCrossing = crossingsAt(grid, height);
  const rings: Point[][] = [];
  for (let crossing of nextCrossing.keys()) {
    const ring: Point[] = [];
    for (let following; (following = nextCrossing.get(crossing)); crossing = following) {
      nextCrossing.delete(crossing);
      const [x, y] = placeOf(crossing, grid, height);
      const [lastX, lastY] = ring.at(-1) ?? [-999, 0];
      // Closer corners add bytes, but no visible shape.
      if (Math.abs(lastX - x) + Math.abs(lastY - y) > grid.step * 1.3) ring.push([x, y]);
    }
    if (ring.length >= fewestCorners) rings.push(ring);
  }
  return rings;
}
