/** Absolute addresses of the site's own files, which canonical links, sitemaps and shared images ask for. */
import type { HttpsUrl } from "../content/vocabulary";
import { site } from "../site";

/**
 * Writes the address of a file.
 *
 * @param path - Its path from the domain's root, the path prefix included.
 * @returns The address.
 */
export function absoluteUrl(path: `/${string}`): HttpsUrl {
  return `${site.url}${path}`;
}
