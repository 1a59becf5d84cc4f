/** Small words that several parts of the page share. */

export interface Labels {
  readonly skipToContent: string;
  readonly opensInNewTab: string;
  /** How a rating is spoken; the stars show it. */
  readonly rating: (stars: number) => string;
  /** What an industry's tile holds back (spec, section 2). */
  readonly moreSolutions: (count: number) => string;
  readonly levelsLegend: string;
  readonly highlightsHeading: string;
  readonly toolGroupsHeading: string;
  readonly technologiesUsed: string;
  readonly resultsLabel: string;
  /** The name of the toast area. */
  readonly notifications: string;
  /** The name of one toast. */
  readonly notification: string;
  readonly dismiss: string;
  /** Says honestly that what is invented is invented; it goes from the page when the last sample does. */
  readonly sampleNote: string;
}

export const labels: Labels = {
  skipToContent: "Skip to content",
  opensInNewTab: "(opens in a new tab)",
  rating: (stars) => `${stars} out of 5`,
  moreSolutions: (count) => `+${count} more ${count === 1 ? "solution" : "solutions"}`,
  levelsLegend: "Levels of experience",
  highlightsHeading: "How we choose our instruments",
  toolGroupsHeading: "Also in the locker",
  technologiesUsed: "Built with",
  resultsLabel: "Results",
  notifications: "Notifications",
  notification: "Notification",
  dismiss: "Dismiss",
  sampleNote: "The people, clients and projects on this page are samples and stand for real ones to come.",
};
