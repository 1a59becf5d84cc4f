/** The hero: headline and two actions. */
import { site } from "../site";
import { numeral } from "../text/numerals";
import type { SectionId } from "./sections";

export interface Hero {
  readonly heading: string;
  readonly lede: string;
  readonly primaryAction: string;
  readonly secondaryAction: string;
  /** Where it leads. */
  readonly secondaryTarget: SectionId;
  /** Subject of the mail draft (requirements, section 2). */
  readonly mailSubject: string;
}

export const hero: Hero = {
  heading: "Software that holds its course.",
  lede: `${site.name} designs, builds and runs software and AI for companies that have to keep working. A small senior team, remote since ${numeral(site.foundedIn)}: you talk to the people who write the code.`,
  primaryAction: "Start Your Project",
  secondaryAction: "View Our Work",
  secondaryTarget: "portfolio",
  mailSubject: "New Project Inquiry",
};
