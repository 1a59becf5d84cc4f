/** The not-found page (requirements, section 2). */
export interface NotFound {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly note: string;
  readonly action: string;
  /** Stands before the attempted path in the console. */
  readonly logMessage: string;
}

export const notFound: NotFound = {
  title: "Page not found",
  heading: "404",
  text: "Oops! Page not found",
  note: "The chart shows empty water here. The nearest harbour is the home page.",
  action: "Return to Home",
  logMessage: "404: there is no page at",
};
