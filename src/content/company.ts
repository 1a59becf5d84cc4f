/** The company section: facts, mission, vision and values. */
import { site } from "../site";
import { numeral } from "../text/numerals";
import type { NonEmpty, SectionIntro } from "./vocabulary";

/** One line of the facts. */
export interface Fact {
  readonly term: string;
  readonly detail: string;
}

export interface Value {
  readonly title: string;
  readonly description: string;
}

export interface Company {
  readonly facts: NonEmpty<Fact>;
  readonly missionLabel: string;
  readonly mission: string;
  readonly visionLabel: string;
  readonly vision: string;
  readonly valuesLabel: string;
  readonly values: readonly Value[];
}

export const companyIntro: SectionIntro = {
  heading: "Where we hail from",
  lede: `${site.name} has no head office. People work where they live, and the working day passes from one to the next with the sun.`,
};

export const company: Company = {
  facts: [
    { term: "Location", detail: "Remote, worldwide" },
    { term: "Founded", detail: numeral(site.foundedIn) },
    { term: "Team size", detail: "15+ developers" },
    { term: "Growth", detail: "300% year on year" },
  ],
  missionLabel: "Mission",
  mission: "To build software that still does its work after we have left the room.",
  visionLabel: "Vision",
  vision: "Workplaces where nobody retypes a figure, and a machine’s answer comes with its source.",
  valuesLabel: "Values",
  values: [
    {
      title: "Call the depth",
      description: "We say what we don’t know, and what it would cost to find out.",
    },
    {
      title: "Leave a chart",
      description: "Code, tests and decisions are written for whoever comes after us.",
    },
    {
      title: "Keep the watch",
      description: "Whoever releases a change stays at the screen until it has settled.",
    },
    {
      title: "Travel light",
      description: "What nobody uses is removed. Each line kept is a line somebody must read.",
    },
  ],
};
