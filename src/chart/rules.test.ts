/** @jest-environment node */
import { site } from "../site";
import type { City } from "./cities";
import { cityDiagnostics } from "./rules";

const lisbon = { code: "LIS", name: "Lisbon", latitude: 38.72, longitude: -9.14 };
const newYork = { code: "NYC", name: "New York", latitude: 40.71, longitude: -74.01 };
const sydney = { code: "SYD", name: "Sydney", latitude: -33.87, longitude: 151.21 };
const tokyo = { code: "TYO", name: "Tokyo", latitude: 35.68, longitude: 139.69 };

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
      "src/chart/cities.ts: cities[0] is at 99, -9.14. Write degrees up to ±85 and ±180.",
    );
  });

  it("report a city that can't be seen together with the others", () => {
    expect(diagnosticsOf([lisbon, newYork, sydney, tokyo])).toContain("can't be seen on the globe");
  });

  it("report a name twice", () => {
    expect(diagnosticsOf([lisbon, { ...tokyo, name: "Lisbon" }])).toContain("“Lisbon” twice");
  });
});
