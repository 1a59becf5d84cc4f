/** The hero: headline, two actions, and the cities marked on the globe. */
import { site } from "../site";
import type { SectionId } from "./sections";

/** A city that a member of the team works from. */
export interface City {
  /** Three letters, the label on the globe. */
  readonly code: string;
  readonly name: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
}

export interface Hero {
  readonly heading: string;
  readonly lede: string;
  readonly primaryAction: string;
  readonly secondaryAction: string;
  /** Where it leads. */
  readonly secondaryTarget: SectionId;
  /** Subject of the mail draft (requirements, section 2). */
  readonly mailSubject: string;
  /** In the order of the route on the globe, which returns to the first. */
  readonly cities: readonly City[];
  /** The letters after a latitude on the globe. */
  readonly north: string;
  readonly south: string;
}

export const hero: Hero = {
  heading: "Software that holds its course.",
  lede: `${site.name} designs, builds and runs software and AI for companies that have to keep working. A small senior team, remote since ${site.foundedIn}: you talk to the people who write the code.`,
  primaryAction: "Start Your Project",
  secondaryAction: "View Our Work",
  secondaryTarget: "portfolio",
  mailSubject: "New Project Inquiry",
  cities: [
    { code: "LIS", name: "Lisbon", latitude: 38.72, longitude: -9.14 },
    { code: "OSL", name: "Oslo", latitude: 59.91, longitude: 10.75 },
    { code: "NYC", name: "New York", latitude: 40.71, longitude: -74.01 },
    { code: "BUE", name: "Buenos Aires", latitude: -34.6, longitude: -58.38 },
    { code: "LOS", name: "Lagos", latitude: 6.45, longitude: 3.4 },
  ],
  north: "N",
  south: "S",
};
