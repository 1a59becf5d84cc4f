/** The screen that replaces the page when a component throws (requirements, section 8). */

export interface ErrorScreen {
  readonly heading: string;
  readonly text: string;
  readonly reload: string;
  /** Stands before the e-mail address. */
  readonly emailLead: string;
}

export const errorScreen: ErrorScreen = {
  heading: "Unexpected Application Error!",
  text: "Part of this page failed while it was being drawn; loading it again usually helps.",
  reload: "Reload the page",
  emailLead: "If it fails twice, tell us:",
};
