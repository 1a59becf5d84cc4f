/** The cities that the chart marks, and the letters of its latitudes. */
import type { NonEmpty } from "../content/vocabulary";
import { numeral } from "../text/numerals";
import type { Position } from "./globe";

/** A city that a member of the team works from. */
export interface City extends Position {
  /** Three letters, the label on the globe. */
  readonly code: string;
  readonly name: string;
}

/** In the order of the route on the globe, which returns to the first. */
export const cities: NonEmpty<City> = [
  { code: "LIS", name: "Lisbon", latitude: 38.72, longitude: -9.14 },
  { code: "OSL", name: "Oslo", latitude: 59.91, longitude: 10.75 },
  { code: "NYC", name: "New York", latitude: 40.71, longitude: -74.01 },
  { code: "BUE", name: "Buenos Aires", latitude: -34.6, longitude: -58.38 },
  { code: "LOS", name: "Lagos", latitude: 6.45, longitude: 3.4 },
];

/** What stands after a latitude. */
const hemispheres = { north: "N", south: "S" } as const;

/** Returns a latitude in degrees and minutes, such as 38°43′N. */
export function latitudeText(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const figures = [Math.floor(minutes / 60), minutes % 60].map((figure) => numeral(figure, 2));
  return `${figures.join("°")}′${degrees < 0 ? hemispheres.south : hemispheres.north}`;
}
