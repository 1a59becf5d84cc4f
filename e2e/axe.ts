import { readFileSync } from "node:fs";

import { expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";
import { source } from "axe-core";

import { addStyle } from "./helpers";

/** The colours of the style sheet by their names, such as `--color-ink`. */
const tokens = [...new Set(readFileSync("src/styles/theme.css", "utf8").match(/--color-[\w-]+(?=:)/g))];

interface Finding {
  /** The rule of axe. */
  readonly rule: string;
  readonly text: string;
  readonly fault: string;
}

/** What axe says of a text that has too little contrast. */
interface Contrast {
  readonly fgColor: string;
  readonly bgColor: string;
  readonly contrastRatio: number;
  readonly expectedContrastRatio: string;
  /** Why axe can't tell. */
  readonly messageKey?: string;
}

/** Runs axe with every rule of WCAG up to AAA and its best practices on a part of the page. Returns what it finds, in words. */
async function findings(page: Page, part: string, disabled: readonly string[]): Promise<readonly Finding[]> {
  // With a frame around the page axe knows no text's background.
  await addStyle(page, "body::before, body::after { content: none !important }");
  await page.evaluate(source);
  return page.evaluate(
    async ([within, off, names]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

      /** Returns a colour in the browser's own notation. */
      const normal = (colour: string, parent: Element): string => {
        const probe = parent.appendChild(document.createElement("i"));
        probe.style.color = colour;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      /** Returns a colour with the tokens that have it where an element stands. */
      const named = (colour: string, element: Element): string => {
        const is = normal(colour, element);
        const found = names.filter((name) => normal(`var(${name}, transparent)`, element) === is);
        return found.length > 0 ? `${colour} (${found.join(", ")})` : colour;
      };
      const faultOf = (element: Element, help: string, contrast: Contrast | undefined): string => {
        if (!contrast?.contrastRatio) return `${help}: ${element.outerHTML.slice(0, 120)}`;
        const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = contrast;
        return (
          `${named(fgColor, element)} on ${named(bgColor, element)} in ${scheme} has ` +
          `a contrast of ${contrastRatio}:1, and ${expectedContrastRatio} is needed. Change one of the two in src/styles/theme.css.`
        );
      };

      const rules = Object.fromEntries(
        axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !off.includes(ruleId) }]),
      );
      const { violations, incomplete } = await axe.run(within, { rules, resultTypes: ["violations", "incomplete"] });
      // Axe leaves it open whether a text in the colour of its background is a fault.
      const lost = incomplete.map((result) => ({
        ...result,
        nodes: result.nodes.filter(({ any }) => (any[0]?.data as Contrast | undefined)?.messageKey === "equalRatio"),
      }));
      return [...violations, ...lost].flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => {
          const element = document.querySelector(target.join(" ")) ?? document.body;
          return {
            rule: id,
            text: `“${element.textContent.trim().slice(0, 40)}”`,
            fault: faultOf(element, help, any[0]?.data as Contrast | undefined),
          };
        }),
      );
    },
    [part, disabled, tokens] as const,
  );
}

/** Returns one sentence for each fault, with the texts that have it. */
function messagesOf(found: readonly Finding[]): readonly string[] {
  const faults = [...new Set(found.map(({ rule, fault }) => `${rule}: ${fault}`))];
  return faults.map((each) => {
    const texts = found.filter(({ rule, fault }) => each === `${rule}: ${fault}`).map(({ text }) => text);
    return `${each} Found at ${texts.slice(0, 3).join(", ")}${texts.length > 3 ? ` and ${texts.length - 3} more` : ""}.`;
  });
}

/** Notes that have been printed. */
const printed = new Set<string>();

/**
 * Expects that axe finds nothing in the page, or in the part that a selector names. A contrast that passes AA (4.5:1) and not AAA (7:1) is a
 * note in the output, unless AAA is asked for.
 */
export async function expectAccessible(
  page: Page,
  {
    part = "html",
    disabled = [],
    level = "AA",
  }: { readonly part?: string; readonly disabled?: readonly string[]; readonly level?: "AA" | "AAA" } = {},
): Promise<void> {
  const found = await findings(page, part, disabled);
  const isNote = ({ rule }: Finding): boolean => level === "AA" && rule === "color-contrast-enhanced";
  for (const note of messagesOf(found.filter(isNote))) {
    if (!printed.has(note)) console.log(`Note (WCAG AAA): ${note}`);
    printed.add(note);
  }
  expect(messagesOf(found.filter((each) => !isNote(each)))).toEqual([]);
}
