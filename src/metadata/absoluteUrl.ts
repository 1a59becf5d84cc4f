import type { HttpsUrl } from "../content/vocabulary";
import { site } from "../site";

/** Takes a path from the domain's root, the path prefix included. Returns its address, encoded for programs as the sitemap's are. */
export function absoluteUrl(path: string): HttpsUrl {
  return `https://${new URL(site.url).host}${encodeURI(decodeURI(path))}`;
}
