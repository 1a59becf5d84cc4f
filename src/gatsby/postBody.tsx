/**
 * What stands behind the page: the icons' drawings, which the browser then need not be sent again as script, and the data for
 * search engines. The headline can do without either, so that the first round trip brings the first view. Gatsby puts its own
 * scripts there, some of them inline, which the content security policy forbids; the laws over the built HTML notice.
 */
import type { ReactElement } from "react";

import { structuredData } from "../../build/findable/structuredData";
import { toInlineJson } from "../../build/findable/toInlineJson";
import { IconSprite } from "../components/ui/IconSprite";

interface StructuredDataProps {
  readonly pathPrefix: string;
}

/**
 * A block of data, not of script: the browser does not run it, so the policy need not know it.
 *
 * @returns The linked data of the landing page.
 */
export function StructuredData({ pathPrefix }: StructuredDataProps): ReactElement {
  const json = toInlineJson(structuredData(pathPrefix));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Takes away what is not ours.
 *
 * @param components - What has come to stand behind the page.
 * @returns The drawings and the data, in the order that they were given in.
 */
export function onlyOurs(components: readonly ReactElement[]): ReactElement[] {
  return components.filter(({ type }) => type === IconSprite || type === StructuredData);
}
