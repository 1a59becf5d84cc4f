/**
 * Gatsby turns an asset under 10,000 bytes into a `data:` address inside the style sheet: a small font would then be
 * fetched with every page, and the content security policy, which knows no `data:`, would refuse it. The law that counts
 * the fonts of `public/` notices.
 */
import type { Configuration, RuleSetRule } from "webpack";

/**
 * Makes every asset a file.
 *
 * @param config - Webpack's configuration, of any stage. It is changed in place, since Gatsby made it for this build alone.
 */
export function assetFiles(config: Configuration): void {
  for (const rule of config.module?.rules ?? []) {
    const { use } = (rule || {}) as RuleSetRule;
    for (const step of Array.isArray(use) ? use : []) {
      if (typeof step !== "object" || !step?.loader?.includes("url-loader")) continue;
      step.options = { ...(step.options as object), limit: false };
    }
  }
}
