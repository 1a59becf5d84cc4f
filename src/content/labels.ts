/** Short texts that several parts of the page share. */
import type { CountText, PluralText } from "./vocabulary";

export interface Labels {
  readonly skipToContent: string;
  readonly opensInNewTab: string;
  /** Names a rating for screen readers. */
  readonly rating: CountText;
  /** Counts the solutions that an industry's tile does not show (requirements, section 2). */
  readonly moreSolutions: PluralText;
  /** Counts the projects in an industry. */
  readonly projects: PluralText;
  readonly levelLegend: string;
  readonly highlightsHeading: string;
  readonly toolGroupsHeading: string;
  readonly technologiesUsed: string;
  readonly resultsLabel: string;
  /** The name of the toast area. */
  readonly notifications: string;
  /** The name of one toast. */
  readonly notification: string;
  readonly dismiss: string;
  /** The letters after a latitude on the globe. */
  readonly north: string;
  readonly south: string;
  /** Stands below a list while one of its records is a sample. */
  readonly sampleNote: string;
}

export const labels: Labels = {
  skipToContent: "Skip to content",
  opensInNewTab: "(opens in a new tab)",
  rating: "{count} out of 5",
  moreSolutions: { one: "+{count} more solution", other: "+{count} more solutions" },
  projects: { one: "{count} project", other: "{count} projects" },
  levelLegend: "Levels of experience",
  highlightsHeading: "How we choose our instruments",
  toolGroupsHeading: "Also in the locker",
  technologiesUsed: "Built with",
  resultsLabel: "Results",
  notifications: "Notifications",
  notification: "Notification",
  dismiss: "Dismiss",
  north: "N",
  south: "S",
  sampleNote: "These entries are samples and stand for real ones to come.",
};
