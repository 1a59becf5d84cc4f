/** The stats strip: the company in four figures (requirements, section 9). */
import { site } from "../site";
import { numeral } from "../text/numerals";
import type { IconName, NonEmpty } from "./vocabulary";

export interface Stat {
  readonly number: string;
  readonly label: string;
  readonly icon: IconName;
}

/** For screen readers: the strip has no visible heading. */
export const statsHeading = "The firm in four figures";

export const stats: NonEmpty<Stat> = [
  { number: "200+", label: "projects delivered and handed over", icon: "briefcase" },
  { number: "150+", label: `clients since ${numeral(site.foundedIn)}`, icon: "handshake" },
  { number: "24/7", label: "support, by the people who built it", icon: "globe" },
  { number: "99.9%", label: "uptime across the systems we run", icon: "chart-line" },
];
