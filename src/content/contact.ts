/** The contact section. */
import { site } from "../site";
import type { SectionIntro } from "./vocabulary";

export interface Contact {
  /** Opens a mail draft (requirements, section 2). */
  readonly primaryAction: string;
  /** Opens the company's professional-network page (requirements, section 2), where `site.linkedIn` names it. */
  readonly secondaryAction: string;
  readonly mailSubject: string;
}

export const contactIntro: SectionIntro = {
  heading: "Where are you bound?",
  lede: "Write a few lines on what you need and what is in the way. An engineer reads them and replies with questions.",
};

export const contact: Contact = {
  primaryAction: "Get in Touch",
  secondaryAction: "Schedule a Call",
  mailSubject: `A question for ${site.name}`,
};
