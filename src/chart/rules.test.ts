/** @jest-environment node */
import type * as Rules from "../rules";
import { site } from "../site";
import type { City } from "./cities";
import { cityDiagnostics } from "./rules";

const lisbon = { code: "LIS", name: "Lisbon", latitude: 38.72, longitude: -9.14 };
const newYork = { code: "NYC", name: "New York", latitude: 40.71, longitude: -74.01 };
const sydney = { code: "SYD", name: "Sydney", latitude: -33.87, longitude: 151.21 };
const tokyo = { code: "TYO", name: "Tokyo", latitude: 35.68, longitude: 139.69 };
const lagos = { code: "LOS", name: "Lagos", latitude: 6.45, longitude: 3.4 };

const diagnosticsOf = (cities: readonly City[], language = "en"): string =>
  cityDiagnostics(cities, { ...site, language }).join("\n");

describe("rules for cities", () => {
  it("report nothing for the present cities", () => {
    expect(cityDiagnostics()).toEqual([]);
  });

  it("accept a team on any side of the Earth, and none", () => {
    expect(diagnosticsOf([tokyo, sydney])).toBe("");
    expect(diagnosticsOf([])).toBe("");
  });

  it("report a city off the Earth", () => {
    expect(diagnosticsOf([{ ...lisbon, latitude: 99 }])).toBe(
      "src/chart/cities.ts: cities[0] is at 99, -9.14. Write a latitude from -85 to 85 and a longitude from -180 to 180, in decimal degrees.",
    );
  });

  const hidden = expect.stringContaining("can't be seen on the globe") as string;

  it.each([
    ["from left to right", "en", [lisbon, newYork, sydney, tokyo], hidden],
    ["from right to left", "ar", [lagos, sydney], ""],
  ])("judge by what is shown %s", (_, language, cities, expected) => {
    expect(diagnosticsOf(cities, language)).toEqual(expected);
  });

  it("are among those that a build applies", () => {
    jest.isolateModules(() => {
      jest.doMock<object>("./cities", () => ({ cities: [{ ...lisbon, latitude: 99 }] }));
      const { diagnostics } = jest.requireActual<typeof Rules>("../rules");
      expect(diagnostics()).toEqual([expect.stringContaining("cities[0] is at 99")]);
    });
  });

  it("report a name twice", () => {
    expect(diagnosticsOf([lisbon, { ...tokyo, name: "Lisbon" }])).toContain("“Lisbon” twice");
  });
});
