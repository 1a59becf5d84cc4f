import { render } from "@testing-library/react";

import { site } from "../site";
import { numeral } from "../text/numerals";
import { cities, latitudeText } from "./cities";
import { HeroDrawing } from "./HeroDrawing";
import { endsOf } from "./testing/endsOf";

describe("globe of the hero", () => {
  let globe: HTMLElement;
  beforeEach(() => void (globe = render(<HeroDrawing />).container));

  it("labels each city with its code and its latitude", () => {
    const labels = Array.from(globe.querySelectorAll(".globe-label"), ({ outerHTML }) => outerHTML);
    expect(labels).toHaveLength(cities.length);
    cities.forEach(({ code, latitude }, index) => {
      expect(labels[index]).toMatch(new RegExp(`\\b${code}\\b`));
      expect(labels[index]).toContain(` ${latitudeText(latitude)}`);
    });
  });

  it("has a route of as many legs as cities, each of which joins two of them", () => {
    const ends = endsOf(globe.querySelector(".globe-route")?.getAttribute("d")).map(String);
    expect(ends).toHaveLength(2 * cities.length);
    expect(new Set(ends).size).toBe(cities.length);
  });

  it("has its bearings clockwise", () => {
    const bearings = Array.from(globe.querySelectorAll("[transform^=rotate]"), ({ outerHTML }) => outerHTML);
    expect(bearings).not.toEqual([]);
    for (const bearing of bearings) {
      const [, degrees = ""] = /rotate\((-?\d+)\)/.exec(bearing) ?? [];
      expect(bearing).toMatch(new RegExp(`["> ]${numeral(Number(degrees), 3)}["<]`));
    }
  });

  it("has the night in the east, since it is late in the afternoon", () => {
    // From right to left the view is west of the cities: north of them the night is then straight above.
    jest.replaceProperty(site, "language", "en");
    globe = render(<HeroDrawing />).container;
    jest.restoreAllMocks();
    const across = endsOf(globe.querySelector(".globe-night")?.getAttribute("d")).map(([x = 0]) => x);
    expect(across.reduce((sum, x) => sum + x, 0)).toBeGreaterThan(0);
  });
});
