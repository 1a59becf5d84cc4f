/** Depth contours and depth figures of an invented sea, for the drawings of the portfolio. */
import { type Grid, isolines } from "./isolines";
import { numbers, type Point, seabed } from "./seabed";

/** The frame and the detail. Lengths are in units of the drawing. */
interface Frame {
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

export interface Chart {
  /** Path data by level, the deepest and largest first; each lies within the one before it. */
  readonly levels: readonly string[];
  readonly soundings: readonly Sounding[];
}

/** How many samples are beyond each edge of the frame, so that no contour follows it. */
const bleed = 2;

/** Lower than any sample: put around them, so that every contour closes. */
const belowAll = -9;

/** The distance of a figure from the frame: `Chart` in Portfolio.tsx may cut this much off. */
const soundingMargin = 60;

/** The distance between two figures, along both axes together. */
const soundingDistance = 90;

const mostSoundings = 9;

/** How many random places are tried for figures. */
const mostTries = 1_000;

/** The depth at the coast, and how much deeper the lowest place is, in metres. */
const [shallowest, range] = [2, 94];

/** The side of the icon in a chart's upper left corner, at most, in units of the drawing. */
const iconSize = 120;

function isInside([x, y]: Point, { width, height }: Frame, margin: number): boolean {
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}

/** Samples the frame and a little beyond, with one row of `belowAll` all around. */
function sampleGrid(bed: (place: Point) => number, frame: Frame): Grid {
  const { width, height, step } = frame;
  const border = bleed + 1;
  const columns = width / step + 2 * border + 1;
  const rows = height / step + 2 * border + 1;
  const at = (node: number): Point => [
    ((node % columns) - border) * step,
    (Math.floor(node / columns) - border) * step,
  ];
  const samples = Array.from({ length: columns * rows }, (_, node) =>
    isInside(at(node), frame, -bleed * step) ? bed(at(node)) : belowAll,
  );
  return { columns, step, samples, at };
}

/** The middle of a side; an integer, because corners are even. */
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const delta = (a: Point, b: Point): string => `${b[0] - a[0]} ${b[1] - a[1]} `;

/** A ring as quadratic curves through the middles of its sides; `t` implies each next control point. */
function smooth(ring: readonly Point[]): string {
  const middles = ring.map((point, index) => middle(ring.at(index - 1) as Point, point));
  const [start, second] = middles as [Point, Point];
  const rest = middles.slice(2).concat([start]);
  const curves = rest.map((point, index) => delta(middles[index + 1] as Point, point));
  return `M${start.join(" ")}q${delta(start, ring[0] as Point)}${delta(start, second)}t${curves.join("")}`;
}

/** Tries random places, and keeps those on water that are clear of contours, the icon and each other. */
function placeSoundings(
  grid: Grid,
  heights: readonly number[],
  lowest: number,
  frame: Frame,
  next: () => number,
): Sounding[] {
  const coast = heights.at(-1) as number;
  const height = (node: number): number => grid.samples[node] as number;
  const levelOf = (node: number): number => heights.filter((level) => height(node) >= level).length;
  const soundings: Sounding[] = [];
  for (let tries = 0; tries < mostTries && soundings.length < mostSoundings; tries += 1) {
    const node = Math.floor(next() * grid.samples.length);
    const [x, y] = grid.at(node);
    const level = levelOf(node);
    if (
      level < frame.levels &&
      isInside([x, y], frame, soundingMargin) &&
      (x > iconSize || y > iconSize) &&
      [-1, 1, -grid.columns, grid.columns].every((beside) => levelOf(node + beside) === level) &&
      soundings.every((other) => Math.abs(other.x - x) + Math.abs(other.y - y) >= soundingDistance)
    ) {
      const depth = Math.round(shallowest + (range * (coast - height(node))) / (coast - lowest));
      soundings.push({ x, y, level, depth });
    }
  }
  return soundings;
}

/**
 * Takes a seed, a positive integer, and the frame. Returns closed path data by level, and depth figures on open water. Paths run
 * up to two and a half steps beyond the frame, so that no contour follows an edge; the drawing's viewport cuts them.
 */
export function contours(seed: number, frame: Frame): Chart {
  const next = numbers((seed * 7919 + 1) * 16807);
  const grid = sampleGrid(seabed(next, frame.height), frame);
  // Each level's height is a quantile of the samples, so that every seed fills its frame.
  const sorted = grid.samples.filter((value) => value > belowAll).sort((a, b) => b - a);
  const heights = Array.from({ length: frame.levels }, (_, level) => {
    const share = 0.88 * (1 - level / (frame.levels + 0.35)) ** 1.5;
    return sorted[Math.floor(sorted.length * share)] as number;
  });
  return {
    levels: heights.map((height) =>
      isolines(grid, height)
        .map(smooth)
        .join("")
        .replace(/ (?=[-Mqt]|$)/g, ""),
    ),
    soundings: placeSoundings(grid, heights, sorted.at(-1) as number, frame, next),
  };
}
