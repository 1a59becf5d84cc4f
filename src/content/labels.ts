/** Short texts that several parts of the page share. */
import type { CountText } from "./vocabulary";

export interface Labels {
  readonly skipToContent: string;
  readonly opensInNewTab: string;
  /** Names a rating for screen readers. */
  readonly rating: CountText;
  /** Counts the solutions that an industry's tile does not show (spec, section 2). */
  readonly moreSolutions: { readonly one: CountText; readonly other: CountText };
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
  /** Shown while any record is a sample. */
  readonly sampleNote: string;
}

export const labels: Labels = {
  skipToContent: "Skip to content",
  opensInNewTab: "(opens in a new tab)",
  rating: "{count} out of 5",
  moreSolutions: { one: "+{count} more solution", other: "+{count} more solutions" },
  levelLegend: "Levels of experience",
  highlightsHeading: "How we choose our instruments",
  toolGroupsHeading: "Also in the locker",
  technologiesUsed: "Built with",
  resultsLabel: "Results",
  notifications: "Notifications",
  notification: "Notification",
  dismiss: "Dismiss",
  sampleNote: "The people, clients and projects on this page are samples and stand for real ones to come.",
};
