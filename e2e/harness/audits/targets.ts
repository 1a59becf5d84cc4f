/** Looks inside the page for targets too small to hit (WCAG 2.5.8 and 2.5.5). */

/**
 * Lists the links and buttons whose box is smaller than a size. A link inside a sentence is exempt, as in WCAG.
 *
 * @param least - The size in CSS pixels.
 */
export function smallTargets(least: number): string[] {
  return [...document.querySelectorAll<HTMLElement>("a[href], button, summary, [tabindex='0']")]
    .filter((target) => target.getClientRects().length > 0 && !target.closest(".skip-link, .sr-only"))
    .filter((target) => {
      const before = target.previousSibling?.textContent?.trim() ?? "";
      const after = target.nextSibling?.textContent?.trim() ?? "";
      const inSentence = getComputedStyle(target).display === "inline" && before + after !== "";
      const { width, height } = target.getBoundingClientRect();
      // Half a pixel of rounding is nobody's missed target.
      return !inSentence && Math.min(width, height) < least - 0.5;
    })
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${target.outerHTML.slice(0, 90)} is ${Math.round(width)} × ${Math.round(height)} px`;
    });
}
