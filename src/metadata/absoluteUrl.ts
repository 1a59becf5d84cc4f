import type { HttpsUrl } from "../content/vocabulary";
import { site } from "../site";

/** Takes a file's path from the domain's root, the path prefix included. Returns its address. */
export function absoluteUrl(path: string): HttpsUrl {
  return `${site.url}${path}`;
}
