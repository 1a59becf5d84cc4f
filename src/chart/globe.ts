/** The globe's geometry: an orthographic view of the Earth, as path data for the drawing of the hero and the contact section. */

/** A place on the Earth, in decimal degrees: north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The place below the viewer (not a pole), how far the axis leans to the left, and the part of the drawing that is shown. */
export interface View extends Position {
  /** In degrees. */
  readonly lean: number;
  /** The least and the greatest x that no edge cuts off, in units. */
  readonly left: number;
  readonly right: number;
}

/** A point of the drawing in its units: the origin is the globe's middle, x runs right, y runs down. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  /** Whether the point is on the near side. */
  readonly visible: boolean;
}

/** A unit vector: x right, y up, z towards the eye. */
type Vector = readonly [number, number, number];

/** A view for any cities: how far the place below the viewer is from their middle, in degrees, and the rest of the view. */
interface Design extends Omit<View, keyof Position> {
  readonly north: number;
  readonly east: number;
}

/** The globe's radius, in units of the drawing (which is 1000 wide). */
export const radius = 400;

/**
 * The page's right edge, in right-to-left writing the left one, cuts the globe. 240: between 640 and 1024 px, HeroDrawing's classes show
 * 68/92 of the drawing.
 */
export const designs = {
  ltr: { north: 4, east: 12, lean: 14, left: -radius, right: 240 },
  rtl: { north: 4, east: -32, lean: 14, left: -240, right: radius },
} as const satisfies Readonly<Record<string, Design>>;

/** The room that a city takes to each side, in units. */
const cityRadius = 15;

/** How far from the globe's middle a low window cuts its top and bottom, in units. */
const halfHeightShown = 360;

/** Degrees between two lines of the graticule. */
const interval = 15;
const degree = Math.PI / 180;
const { sin, cos, acos, atan2, sqrt, abs, max, min, round, hypot } = Math;

/** A length in radii as units of the drawing, with one decimal; `|| 0` turns -0 into 0. */
const toUnits = (length: number): number => round(length * radius * 10) / 10 || 0;

/** Rotates (a, b) counter-clockwise, by degrees. */
const rotate = (a: number, b: number, angle: number): readonly [number, number] => [
  a * cos(angle * degree) - b * sin(angle * degree),
  a * sin(angle * degree) + b * cos(angle * degree),
];

/** A place as the viewer sees it: rotated by its latitude, its longitude from the view's, the view's latitude, and the lean, in this order. */
const vector = ({ latitude, longitude }: Position, view: View): Vector => {
  const [out, up] = rotate(1, 0, latitude);
  const [near, right] = rotate(out, 0, longitude - view.longitude);
  const [z, y] = rotate(near, up, -view.latitude);
  return [...rotate(right, y, view.lean), z];
};

const pair = ([x, y]: Vector): string => `${toUnits(x)} ${toUnits(-y)}`;

/**
 * The arc to a point, counter-clockwise around an axis for an eye that the axis points at. A circle of the sphere is seen as an ellipse
 * across that axis, `|z|` times as wide as long; where the axis points away from the viewer, the arc runs the other way. `size` is the
 * circle's radius, in globe radii.
 */
const arc = (to: Vector, [x, y, z]: Vector, size = 1): string =>
  `A${toUnits(size)} ${toUnits(size * abs(z))} ${round((atan2(x, y) / degree) * 10) / 10} 0 ${z < 0 ? 1 : 0} ${pair(to)}`;

/**
 * The visible part of the circle around an axis, `height` radii from the middle; if `closed`, with the limb back to its start. The axis
 * may not point at the eye, and a closed circle may not lie wholly in sight: it does not meet the limb.
 */
const circle = (axis: Vector, height: number, closed = false): string => {
  const [x, y, z] = axis;
  // The length of the axis in the drawing.
  const seen = hypot(x, y);
  const size = sqrt(1 - height * height);
  // The angle from the point nearest to the eye to where the circle meets the limb: 0 if none of it is in sight, π if all of it is.
  const reach = acos(max(-1, min(1, (-height * z) / size / seen)));
  if (!reach) return "";
  const at = (angle: number): Vector => {
    const along = height - (cos(angle) * size * z) / seen;
    const across = (sin(angle) * size) / seen;
    return [x * along + y * across, y * along - x * across, height * z + cos(angle) * size * seen];
  };
  // Rounded ends distort an arc of almost half a turn, so a long arc is split into shorter ones.
  const parts = reach > 2 ? [-0.5, 0, 0.5, 1] : [0, 1];
  const limb: Vector = [0, 0, 1];
  const back = closed ? arc([x / seen, y / seen, 0], limb) + arc(at(-reach), limb) : "";
  return `M${pair(at(-reach))}${parts.map((part) => arc(at(part * reach), axis, size)).join("")}${back}`;
};

/**
 * Where a place is seen.
 *
 * @param position - In decimal degrees.
 * @param view - The view of the drawing.
 * @returns Its point, to a tenth of a unit, and whether it is on the near side.
 */
export function project(position: Position, view: View): Dot {
  const [x, y, z] = vector(position, view);
  return { x: toUnits(x), y: toUnits(-y), visible: z >= 0 };
}

/**
 * Whether a city is on the part of the near side that is shown.
 *
 * @param city - In decimal degrees.
 * @param view - The view of the drawing.
 */
export function isShown(city: Position, view: View): boolean {
  const { x, y, visible } = project(city, view);
  return (
    visible &&
    hypot(x, y) <= radius - cityRadius &&
    abs(y) <= halfHeightShown &&
    x >= view.left + cityRadius &&
    x <= view.right - cityRadius
  );
}

/**
 * The middle of the cities: of their latitudes, and of the smallest arc of longitudes that holds them all.
 *
 * @param cities - In decimal degrees.
 * @returns Whole degrees; the longitude may be above 180.
 */
export function middleOf(cities: readonly Position[]): Position {
  if (cities.length === 0) return { latitude: 0, longitude: 0 };
  const latitudes = cities.map(({ latitude }) => latitude);
  const longitudes = cities.map(({ longitude }) => longitude).sort((a, b) => a - b);
  // The arc begins east of the widest gap between neighbours; west of the first longitude is the last one.
  const gaps = longitudes.map((longitude, index) => longitude - (longitudes[index - 1] ?? max(...longitudes) - 360));
  const widest = max(...gaps);
  const west = longitudes[gaps.indexOf(widest)] ?? 0;
  return {
    latitude: round((min(...latitudes) + max(...latitudes)) / 2),
    longitude: round(west + (360 - widest) / 2),
  };
}

/**
 * Turns a design to the cities.
 *
 * @param cities - In decimal degrees.
 * @param design - One of `designs`.
 * @returns The view that shows most of the cities; of several, the one nearest to the design, to whole degrees.
 */
export function viewOf(cities: readonly Position[], { north, east, ...rest }: Design): View {
  const middle = middleOf(cities);
  const preferred = {
    ...rest,
    latitude: max(-80, min(80, middle.latitude + north)),
    longitude: middle.longitude + east,
  };
  const count = (view: View): number => cities.filter((city) => isShown(city, view)).length;
  let best = preferred;
  let bestDistance = 0;
  let mostShown = count(preferred);
  if (mostShown === cities.length) return preferred;
  for (let latitude = -80; latitude <= 80; latitude++) {
    for (let turned = -90; turned <= 90; turned++) {
      const view = { ...preferred, latitude, longitude: preferred.longitude + turned };
      const shown = count(view);
      const distance = hypot(latitude - preferred.latitude, turned);
      if (shown > mostShown || (shown === mostShown && distance < bestDistance))
        [best, bestDistance, mostShown] = [view, distance, shown];
    }
  }
  return best;
}

/**
 * The near side's meridians and parallels, every 15 degrees; meridians stop at the 75th parallels, as on a real globe.
 *
 * @param view - The view of the drawing.
 * @returns Path data of exact elliptical arcs, in units of the drawing.
 */
export function graticule(view: View): string {
  const pole = vector({ latitude: 90, longitude: 0 }, view);
  const stop = 90 - interval;
  let path = "";
  for (let latitude = -stop; latitude <= stop; latitude += interval) path += circle(pole, sin(latitude * degree));
  for (let longitude = -180; longitude < 180; longitude += interval) {
    // The visible part of a meridian reaches 90 degrees to each side of the latitude nearest to the viewer.
    const nearest = atan2(pole[2], vector({ latitude: 0, longitude }, view)[2]) / degree;
    const from = max(-stop, nearest - 90);
    const to = min(stop, nearest + 90);
    // Around this axis, south to north is counter-clockwise.
    const axis = vector({ latitude: 0, longitude: longitude - 90 }, view);
    const at = (latitude: number): Vector => vector({ latitude, longitude }, view);
    if (from < to) path += `M${pair(at(from))}${arc(at(to), axis)}`;
  }
  return path;
}

/**
 * The great circle between two places, the shorter way.
 *
 * @param from - In decimal degrees.
 * @param to - In decimal degrees.
 * @param view - The view of the drawing.
 * @returns Path data of one elliptical arc; none if either end is on the far side.
 */
export function route(from: Position, to: Position, view: View): string {
  const a = vector(from, view);
  const b = vector(to, view);
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]] as const;
  const length = hypot(...cross);
  if (min(a[2], b[2]) < 0 || !length) return "";
  return `M${pair(a)}${arc(b, [cross[0] / length, cross[1] / length, cross[2] / length])}`;
}

/**
 * The part of the near side where the sun is at or below a height: night, and with lower heights the bands of twilight.
 *
 * @param sun - Where the sun is overhead, in decimal degrees.
 * @param height - The sun's height, in degrees: 0 at sunset, -18 at the end of twilight.
 * @param view - The view of the drawing.
 * @returns Path data, closed along the limb.
 */
export function night(sun: Position, height: number, view: View): string {
  const [x, y, z] = vector(sun, view);
  return circle([-x, -y, -z], sin(-height * degree), true);
}

/** The position of a city's label: the end of it that is next to the city, and which end that is. */
export interface LabelPosition {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "end";
}

/** A label's size, in units: half of its width and of its height, in the font of Globe.css. */
const halfWidth = 60;
const halfHeight = 13;
/** How far a label is from its city, in units. */
const gap = 22;
/** The room around a label beyond which more is no better, in units. */
const enough = 9;

/**
 * Gives each city's label the position with most room: off the routes, the other cities and labels, the limb and the edges.
 *
 * @param cities - Cities on the near side, in the order of the route, which returns to the first.
 * @param view - The view of the drawing.
 * @returns A position for each city, in their order.
 */
export function labelPositions(cities: readonly Position[], view: View): readonly LabelPosition[] {
  const points = cities.map((city) => vector(city, view));
  // What a label must keep clear of: 50 points of each leg of the route, including the cities; then the labels before it.
  const taken = points.flatMap((a, index) => {
    const b = points.at(index - 1) as Vector;
    return Array.from({ length: 50 }, (_, part) => {
      const mix = (axis: 0 | 1 | 2): number => a[axis] * (50 - part) + b[axis] * part;
      const [x, y, z] = [mix(0), mix(1), mix(2)];
      const scale = radius / hypot(x, y, z);
      return [x * scale, -y * scale] as const;
    });
  });
  return points.map((point) => {
    let mostRoom = -Infinity;
    let best = { x: 0, y: 0, across: -1 };
    // The left is tried first: in writing from left to right the page cuts the globe's right side. Room beyond `enough` does not count.
    for (const across of [-1, 1]) {
      for (const down of [0, 1, -1, 2, -2]) {
        const x = point[0] * radius + across * (halfWidth + (down ? gap / 2 : gap));
        const y = down * (halfHeight + gap / 2) - point[1] * radius;
        const room = min(
          enough,
          radius - hypot(abs(x) + halfWidth, abs(y) + halfHeight),
          min(view.right - x, x - view.left) - halfWidth,
          ...taken.map(([u, v]) => hypot(max(0, abs(u - x) - halfWidth), max(0, abs(v - y) - halfHeight))),
        );
        if (room > mostRoom) [mostRoom, best] = [room, { x, y, across }];
      }
    }
    const { x, y, across } = best;
    // Six points of a label are enough for the next ones.
    for (const edge of [y - halfHeight, y + halfHeight])
      taken.push([x - halfWidth, edge], [x, edge], [x + halfWidth, edge]);
    return { x: round(x - across * halfWidth), y: round(y), anchor: across < 0 ? "end" : "start" };
  });
}
