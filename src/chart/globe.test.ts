import {
  designs,
  graticule,
  isShown,
  labelPositions,
  middleOf,
  night,
  type Position,
  project,
  radius,
  route,
  type View,
  viewOf,
} from "./globe";
import { endsOf } from "./testing/endsOf";

const view: View = { latitude: 17, longitude: -20, lean: 14, left: -radius, right: 240 };
const upright: View = { ...view, lean: 0 };
const antipode: Position = { latitude: -17, longitude: 160 };
const cities: readonly Position[] = [
  { latitude: 38.72, longitude: -9.14 },
  { latitude: 6.45, longitude: 3.39 },
  { latitude: -34.6, longitude: -58.38 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 59.91, longitude: 10.75 },
];

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

const [tokyo, sydney, singapore, bangalore, sanFrancisco, london, lisbon, newYork] = [
  { latitude: 35.68, longitude: 139.69 },
  { latitude: -33.87, longitude: 151.21 },
  { latitude: 1.35, longitude: 103.82 },
  { latitude: 12.97, longitude: 77.59 },
  { latitude: 37.77, longitude: -122.42 },
  { latitude: 51.51, longitude: -0.13 },
  { latitude: 38.72, longitude: -9.14 },
  { latitude: 40.71, longitude: -74.01 },
];

const teams: Readonly<Record<string, readonly Position[]>> = {
  "around the Atlantic": cities,
  "around the Indian Ocean": [tokyo, sydney, singapore, bangalore],
  "on both sides of 180 degrees": [tokyo, sanFrancisco],
  "in one city": [london],
  "a third of the Earth apart": [london, tokyo],
  "far from each other": [london, newYork, sanFrancisco, tokyo],
  "with two near cities": [
    { latitude: 32.08, longitude: 34.78 },
    { latitude: 32.79, longitude: 34.99 },
    london,
    newYork,
  ],
  "near the North Pole": [
    { latitude: 78.22, longitude: 15.65 },
    { latitude: 70.2, longitude: -148.5 },
  ],
  "near the South Pole": [{ latitude: -70, longitude: 10 }],
};

describe("view", () => {
  it.each(Object.entries(teams))("shows every city of a team %s", (_name, team) => {
    for (const design of Object.values(designs)) {
      const turned = viewOf(team, design);
      expect(Math.abs(turned.latitude)).toBeLessThan(90);
      for (const city of team) {
        const { x, y, visible } = project(city, turned);
        expect(visible).toBe(true);
        expect(Math.hypot(x, y)).toBeLessThan(radius);
        expect(Math.abs(y)).toBeLessThanOrEqual(0.9 * radius);
        expect(x).toBeGreaterThan(design.left);
        expect(x).toBeLessThan(design.right);
      }
    }
  });

  it("is the design's where that shows every city", () => {
    expect(viewOf(cities, designs.ltr)).toMatchObject({ latitude: 17, longitude: -20, lean: 14 });
    expect(viewOf(cities, designs.rtl)).toMatchObject({ latitude: 17, longitude: -64, lean: 14 });
  });

  it("is near the design's where that hides a city", () => {
    const middle = middleOf([london, tokyo]);
    const { latitude, longitude } = viewOf([london, tokyo], designs.ltr);
    expect(Math.abs(latitude - middle.latitude - designs.ltr.north)).toBeLessThan(15);
    expect(Math.abs(longitude - middle.longitude - designs.ltr.east)).toBeLessThan(15);
  });

  it("leaves out one city of a team that no view shows", () => {
    const team = [lisbon, newYork, sydney, tokyo];
    for (const design of Object.values(designs)) {
      expect(team.filter((city) => !isShown(city, viewOf(team, design)))).toHaveLength(1);
    }
  });

  it("has its middle in the smallest arc of longitudes", () => {
    expect(middleOf([tokyo, sanFrancisco])).toEqual({ latitude: 37, longitude: 189 });
    expect(middleOf([])).toEqual({ latitude: 0, longitude: 0 });
  });
});

describe("graticule", () => {
  it.each([-80, -17, 0, 17, 80])("stays within the globe, seen from latitude %i", (latitude) => {
    const points = endsOf(graticule({ ...view, latitude }));
    expect(points.length).toBeGreaterThan(50);
    for (const [x = NaN, y = NaN] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius + 0.2);
  });

  it("ends a meridian on the 75th parallel", () => {
    const { x, y } = project({ latitude: 75, longitude: -30 }, view);
    expect(endsOf(graticule(view))).toContainEqual([x, y]);
  });
});

describe("route", () => {
  it.each(Object.entries(teams).filter(([, { length }]) => length > 1))(
    "leads from city to city of a team %s",
    (_name, team) => {
      const turned = viewOf(team, designs.ltr);
      const [from, to] = team as [Position, Position];
      const [a, b] = [project(from, turned), project(to, turned)];
      expect(endsOf(route(from, to, turned))).toEqual([
        [a.x, a.y],
        [b.x, b.y],
      ]);
    },
  );

  it("is empty on the far side, and from a city to itself", () => {
    expect(route(view, antipode, view)).toBe("");
    expect(route(view, view, view)).toBe("");
  });
});

describe("night", () => {
  it("is smaller for a lower sun, and nothing where the sun is high", () => {
    const sun = { latitude: 0, longitude: -110 };
    const equator = { ...view, latitude: 0, lean: 0 };
    const edge = (height: number): number => Math.min(...endsOf(night(sun, height, equator)).map(([x = NaN]) => x));
    expect(edge(0)).toBeCloseTo(0, 0);
    expect(edge(-18)).toBeCloseTo(radius * Math.sin(Math.PI / 10), 0);
    expect(night(view, -1, view)).toBe("");
  });
});

describe("label positions", () => {
  it.each(Object.entries(teams))(
    "keeps labels clear of the limb, the edges, the cities and each other %s",
    (_name, team) => {
      for (const design of Object.values(designs)) {
        const turned = viewOf(team, design);
        // A label takes 120 by 26 units.
        const boxes = labelPositions(team, turned).map(({ x, y, anchor }) => {
          const left = anchor === "end" ? x - 120 : x;
          return { left, right: left + 120, top: y - 13, bottom: y + 13 };
        });
        const dots = team
          .map((city) => project(city, turned))
          .map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }));
        boxes.forEach((a, index) => {
          const others = [...boxes.slice(index + 1), ...dots];
          const touched = others.filter(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          );
          expect(touched).toEqual([]);
          expect(Math.hypot(Math.max(-a.left, a.right), Math.max(-a.top, a.bottom))).toBeLessThan(radius);
          expect(a.left).toBeGreaterThan(design.left);
          expect(a.right).toBeLessThan(design.right);
        });
      }
    },
  );
});
