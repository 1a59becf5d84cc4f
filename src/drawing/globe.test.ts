import { labelPositions, graticule, night, type Position, project, radius, route, type View } from "./globe";

const view: View = { latitude: 17, longitude: -20, lean: 14 };
const upright: View = { ...view, lean: 0 };
const antipode: Position = { latitude: -17, longitude: 160 };
const cities: readonly Position[] = [
  { latitude: 38.72, longitude: -9.14 },
  { latitude: 6.45, longitude: 3.39 },
  { latitude: -34.6, longitude: -58.38 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 59.91, longitude: 10.75 },
];

/** The end points of path data that consists of M and A. */
const ends = (path: string): readonly (readonly number[])[] =>
  path
    .split(/(?=[MA])/)
    .filter(Boolean)
    .map((segment) => segment.slice(1).split(" ").slice(-2).map(Number));

describe("projection", () => {
  it("puts the place below the viewer in the middle, and hides its antipode behind it", () => {
    expect(project(view, view)).toEqual({ x: 0, y: 0, visible: true });
    expect(project(antipode, view)).toEqual({ x: 0, y: 0, visible: false });
  });

  it("puts north up and east right, and leans to the left", () => {
    expect(project({ latitude: 47, longitude: -20 }, upright)).toEqual({ x: 0, y: -200, visible: true });
    expect(project({ latitude: 17, longitude: 0 }, upright).x).toBeGreaterThan(0);
    expect(project({ latitude: 90, longitude: 0 }, view).x).toBeLessThan(0);
  });

  it("shows what is up to 90 degrees away", () => {
    const edge = project({ latitude: -73, longitude: -20 }, upright);
    expect(Math.hypot(edge.x, edge.y)).toBeCloseTo(radius, 0);
    expect(project({ latitude: -72, longitude: -20 }, upright).visible).toBe(true);
    expect(project({ latitude: -74, longitude: -20 }, upright).visible).toBe(false);
  });
});

describe("graticule", () => {
  it.each([-60, -17, 0, 17, 60])("stays within the globe, seen from latitude %i", (latitude) => {
    const points = ends(graticule({ ...view, latitude }));
    expect(points.length).toBeGreaterThan(50);
    for (const [x = NaN, y = NaN] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius + 0.2);
  });

  it("ends a meridian on the 75th parallel", () => {
    const { x, y } = project({ latitude: 75, longitude: -30 }, view);
    expect(ends(graticule(view))).toContainEqual([x, y]);
  });
});

describe("route", () => {
  it("leads from city to city on the visible side", () => {
    const [from, to] = cities as [Position, Position];
    const [a, b] = [project(from, view), project(to, view)];
    expect(ends(route(from, to, view))).toEqual([
      [a.x, a.y],
      [b.x, b.y],
    ]);
    expect(route(view, antipode, view)).toBe("");
    expect(route(view, view, view)).toBe("");
  });
});

describe("night", () => {
  it("is smaller for a lower sun, and nothing where the sun is high", () => {
    const sun = { latitude: 0, longitude: -110 };
    const equator = { latitude: 0.001, longitude: -20, lean: 0 };
    const edge = (height: number): number => Math.min(...ends(night(sun, height, equator)).map(([x = NaN]) => x));
    expect(edge(0)).toBeCloseTo(0, 0);
    expect(edge(-18)).toBeCloseTo(radius * Math.sin(Math.PI / 10), 0);
    expect(night(view, -1, view)).toBe("");
  });
});

describe("label positions", () => {
  it("keeps labels within the globe and off the cities and each other", () => {
    const boxes = labelPositions(cities, view).map(({ x, y, anchor }) => {
      const left = anchor === "end" ? x - 120 : x;
      return { left, right: left + 120, top: y - 13, bottom: y + 13 };
    });
    const dots = cities
      .map((city) => project(city, view))
      .map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }));
    boxes.forEach((a, index) => {
      const others = [...boxes.slice(index + 1), ...dots];
      const touched = others.filter(
        (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      );
      expect(touched).toEqual([]);
      expect(Math.hypot(Math.max(-a.left, a.right), Math.max(-a.top, a.bottom))).toBeLessThan(radius);
    });
  });
});
