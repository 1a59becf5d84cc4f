import { withPrefix } from "gatsby";
import type { ReactElement } from "react";

import { absoluteUrl } from "../../metadata/absoluteUrl";
import { shareImage } from "../../metadata/shareImage/file";
import { structuredData, toInlineJson } from "../../metadata/structuredData";
import { withoutSoftHyphens } from "../../text/withoutSoftHyphens";

/**
 * Linked data on the company and its services (schema.org), in the head of the home page. `Seo` is on all pages: a service that is saved
 * would change the head of each.
 */
export function LinkedData(): ReactElement {
  const home = absoluteUrl(withPrefix("/"));
  const image = absoluteUrl(withPrefix(shareImage.path));
  return <script type="application/ld+json">{withoutSoftHyphens(toInlineJson(structuredData(home, image)))}</script>;
}
