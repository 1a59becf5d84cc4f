/** Short texts that no single section owns. */

export interface Labels {
  readonly opensInNewTab: string;
  /** Stands below a list while one of its records is a sample. */
  readonly sampleNote: string;
  /** The name of the toast area. */
  readonly notifications: string;
  /** The name of one toast. */
  readonly notification: string;
  readonly dismiss: string;
}

export const labels: Labels = {
  opensInNewTab: "(opens in a new tab)",
  sampleNote: "These entries are samples and stand for real ones to come.",
  notifications: "Notifications",
  notification: "Notification",
  dismiss: "Dismiss",
};
