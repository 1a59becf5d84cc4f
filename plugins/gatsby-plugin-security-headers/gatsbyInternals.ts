/** What this plugin relies on in Gatsby's inside, which no release of Gatsby promises. */
import type { Configuration } from "webpack";

/** Returns webpack's configuration with a Trusted Types policy for the URLs of its chunks. setWebpackConfig ignores `output`. */
export function withTrustedTypes(config: Configuration, policyName: string): Configuration {
  return { ...config, output: { ...config.output, trustedTypes: { policyName } } };
}

/** Returns whether a built HTML file is a page. Gatsby writes parts of pages, its slices, as HTML files too; they have no head. */
export const isPage = (html: string): boolean => /<head[\s>]/.test(html);

/**
 * Returns a sentence that says what has changed, if the built files are not as Gatsby 5.16 writes them.
 *
 * @param pages - How many pages were found.
 * @param scripts - The texts of the scripts.
 * @param policyName - The name of the Trusted Types policy, if there has to be one.
 */
export function changeIn(pages: number, scripts: readonly string[], policyName?: string): string | undefined {
  const howToFix = "Adapt plugins/gatsby-plugin-security-headers/gatsbyInternals.ts.";
  if (pages === 0)
    return `Gatsby has changed: no HTML file in public has a <head>, so no page has a policy. ${howToFix}`;
  if (policyName && !scripts.some((script) => script.includes(`createPolicy("${policyName}"`)))
    return (
      `Gatsby has changed: no script in public has the Trusted Types policy “${policyName}”, which output.trustedTypes of webpack's ` +
      `configuration makes, so browsers would load no second script. ${howToFix}`
    );
  return undefined;
}
