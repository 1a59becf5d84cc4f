/** The globe's projection, graticule, routes, night and labels. */
import { labelPositions, graticule, night, project, radius, route, type Position, type View } from "./globe";

const view: View = { latitude: 17, longitude: -20, lean: 14 };
const level: View = { ...view, lean: 0 };
const antipode: Position = { latitude: -17, longitude: 160 };
const ports: readonly Position[] = [
  { latitude: 38.72, longitude: -9.14 },
  { latitude: 6.45, longitude: 3.39 },
  { latitude: -34.6, longitude: -58.38 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 59.91, longitude: 10.75 },
];

/** The ends of the segments of path data made of M and A alone. */
const ends = (path: string): readonly (readonly [number, number])[] =>
  path
    .split(/(?=[MA])/)
    .filter(Boolean)
    .map((segment) => segment.slice(1).split(" ").slice(-2).map(Number) as [number, number]);

/** Points of the great circle between two places, by halving it. */
const between = (a: Position, b: Position): readonly { x: number; y: number }[] => {
  const vector = ({ latitude, longitude }: Position) => {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [p, q] = [vector(a), vector(b)];
  return Array.from({ length: 99 }, (_, index) => {
    const mix = (axis: 0 | 1 | 2) => p[axis] * (1 - (index + 1) / 100) + (q[axis] * (index + 1)) / 100;
    const [x, y, z] = [mix(0), mix(1), mix(2)];
    const latitude = (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI;
    return project({ latitude, longitude: (Math.atan2(y, x) * 180) / Math.PI }, view);
  });
};

describe("project", () => {
  it("puts what the eye is over in the middle", () => {
    expect(project(view, view)).toEqual({ x: 0, y: 0, visible: true });
  });

  it("hides the antipode, which lies behind the middle", () => {
    expect(project(antipode, view)).toEqual({ x: 0, y: 0, visible: false });
  });

  it("puts north up and east to the right when the axis does not lean", () => {
    const north = project({ latitude: 47, longitude: -20 }, level);
    expect(north).toEqual({ x: 0, y: -200, visible: true });
    expect(project({ latitude: 17, longitude: 0 }, level).x).toBeGreaterThan(0);
  });

  it("leans to the left", () => {
    expect(project({ latitude: 90, longitude: 0 }, view).x).toBeLessThan(0);
  });

  it("shows a quarter of a turn away on the limb, and hides what is farther", () => {
    const limb = project({ latitude: -73, longitude: -20 }, level);
    expect(Math.hypot(limb.x, limb.y)).toBeCloseTo(radius, 0);
    expect(project({ latitude: -72, longitude: -20 }, level).visible).toBe(true);
    expect(project({ latitude: -74, longitude: -20 }, level).visible).toBe(false);
  });
});

describe("graticule", () => {
  it("stays within the limb, from any side of the Earth", () => {
    for (const latitude of [-60, -17, 0, 17, 60]) {
      const points = ends(graticule({ ...view, latitude }));
      expect(points.length).toBeGreaterThan(50);
      for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(radius + 0.2);
    }
  });

  it("begins every line on the limb, or at the edge of a polar cap", () => {
    const caps = [-75, 75].flatMap((latitude) =>
      Array.from({ length: 360 }, (_, longitude) => project({ latitude, longitude }, view)),
    );
    for (const line of graticule(view).split(/(?=M)/)) {
      const [x, y] = ends(line)[0] as readonly [number, number];
      const off = Math.min(
        radius - Math.hypot(x, y),
        ...caps.filter((dot) => dot.visible).map((dot) => Math.hypot(dot.x - x, dot.y - y)),
      );
      expect(off).toBeLessThan(0.5);
    }
  });

  it("passes through the crossing of a meridian and a parallel at the edge of the polar cap", () => {
    const { x, y } = project({ latitude: 75, longitude: -30 }, view);
    expect(ends(graticule(view))).toContainEqual([x, y]);
  });
});

describe("route", () => {
  it("runs from port to port", () => {
    const [lisbon, lagos] = ports as [Position, Position];
    const [a, b] = [project(lisbon, view), project(lagos, view)];
    expect(ends(route(lisbon, lagos, view))).toEqual([
      [a.x, a.y],
      [b.x, b.y],
    ]);
  });

  it("bends the other way when it is sailed the other way", () => {
    const sweep = (path: string) => /0 ([01]) \S+ \S+$/.exec(path)?.[1];
    const [from, to] = [ports[2], ports[3]] as [Position, Position];
    expect(sweep(route(from, to, view))).not.toBe(sweep(route(to, from, view)));
  });

  it("is not drawn to the far side, nor to where it starts", () => {
    expect(route(view, antipode, view)).toBe("");
    expect(route(view, view, view)).toBe("");
  });
});

describe("night", () => {
  it("shrinks as the sun it begins at stands lower", () => {
    const sun = { latitude: 0, longitude: -20 - 90 };
    const flat = { latitude: 0.001, longitude: -20, lean: 0 };
    const edge = (height: number) => Math.min(...ends(night(sun, height, flat)).map(([x]) => x));
    expect(edge(0)).toBeCloseTo(0, 0);
    expect(edge(-18)).toBeCloseTo(radius * Math.sin(Math.PI / 10), 0);
  });

  it("leaves no mark when the sun is behind the eye and low enough", () => {
    expect(night(view, -1, view)).toBe("");
  });
});

describe("labelPositions", () => {
  const boxes = labelPositions(ports, view).map(({ x, y, anchor }) => {
    const left = anchor === "end" ? x - 120 : x;
    return { left, right: left + 120, top: y - 13, bottom: y + 13 };
  });
  const holds = (box: (typeof boxes)[number], { x, y }: { x: number; y: number }) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;

  it("keeps every label off every route and every mark", () => {
    const dots = ports.flatMap((port, index) => between(port, ports[(index + 1) % ports.length] as Position));
    for (const box of boxes) {
      expect([...dots, ...ports.map((port) => project(port, view))].filter((dot) => holds(box, dot))).toEqual([]);
    }
  });

  it("moves a label away from its neighbour's", () => {
    const [first, second] = labelPositions(
      [10, 11.5].map((latitude) => ({ latitude, longitude: -20 })),
      level,
    );
    const apart = first?.anchor !== second?.anchor || Math.abs((first?.y ?? 0) - (second?.y ?? 0)) >= 26;
    expect(apart).toBe(true);
  });

  it("keeps labels off one another and within the limb", () => {
    boxes.forEach((a, index) => {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
      expect(Math.hypot(Math.max(-a.left, a.right), Math.max(-a.top, a.bottom))).toBeLessThan(radius);
    });
  });
});
