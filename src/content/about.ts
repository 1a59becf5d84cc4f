/** The about section: each figure of the requirements with what it means to a client. */
import { site } from "../site";
import { numeral } from "../text/numerals";
import type { IconName, NonEmpty, SectionIntro } from "./vocabulary";

export interface Reason {
  readonly title: string;
  readonly description: string;
  /** One of the requirements's figures (section 9). */
  readonly figure: string;
  readonly figureLabel: string;
  readonly icon: IconName;
}

export const aboutIntro: SectionIntro = {
  heading: "Why choose a small crew",
  lede: "The person who estimates the work also does it. Most of what follows comes from that one rule.",
};

export const reasons: NonEmpty<Reason> = [
  {
    title: "Still here when version two is due",
    description:
      "Software outlives its launch by a decade. We plan the second release while building the first, and expect to be asked about both.",
    figure: `${numeral(site.copyrightYear - site.foundedIn)}+`,
    figureLabel: "years in business",
    icon: "clock",
  },
  {
    title: "Small enough to know your project",
    description:
      "You meet the engineers before you sign. No account manager stands in between, and the faces in the first call are there in the last.",
    figure: "15+",
    figureLabel: "developers on the crew",
    icon: "users",
  },
  {
    title: "Answers borrowed from other trades",
    description:
      "The rule that shortens a hospital’s waiting list may also clear a depot gate. Methods travel with us; a client’s data and secrets never do.",
    figure: "13+",
    figureLabel: "industries served",
    icon: "compass",
  },
  {
    title: "Evidence ready before the audit",
    description:
      "Each control is tested in the same pipeline as the code, and its record is filed as we go. When an auditor calls, you send a link.",
    figure: "98%",
    figureLabel: "compliance with agreed controls",
    icon: "shield",
  },
  {
    title: "Easy to leave, and rarely left",
    description:
      "Code, accounts and documents are yours from the first commit, so nobody stays because moving out is hard.",
    figure: "95%",
    figureLabel: "client retention",
    icon: "refresh-cw",
  },
];
