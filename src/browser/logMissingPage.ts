import { notFound } from "../content/notFound";

/**
 * Logs the attempted path on the not-found page (requirements, section 2). The file is built once for every path, so that only the
 * browser knows it.
 */
export function logMissingPage(): void {
  if (!document.querySelector("[data-not-found]")) return;
  // eslint-disable-next-line no-console -- the requirements ask for it (section 2)
  console.error(notFound.logMessage, location.pathname);
}
