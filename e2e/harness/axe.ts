/** Runs axe in a page, with every rule it has. */
import type axe from "axe-core";
import { source } from "axe-core";

import type { ChromiumPage } from "./chromium";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Axe reads the colours that the site wrote, not those that the visitor's system put in their place. */
const blindInForcedColours = ["color-contrast", "color-contrast-enhanced"];

/**
 * Looks for what axe can find wrong with the page as it stands. The page must have been opened with `policy: false`.
 *
 * @param page - The page.
 * @returns One line for each violation: its rule, what it says and where.
 */
export async function axeViolations(page: ChromiumPage): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.native.evaluate(source);
  return page.evaluate(async (blind) => {
    const isForced = matchMedia("(forced-colors: active)").matches;
    const ids = window.axe.getRules().map(({ ruleId }) => ruleId);
    const rules = Object.fromEntries(ids.map((id) => [id, { enabled: !(isForced && blind.includes(id)) }]));
    const { violations } = await window.axe.run(document, { rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary ?? ""}`),
    );
  }, blindInForcedColours);
}
