/**
 * Leaves out of Tailwind's reset what it says of elements that nothing here renders: it begins with a fifteenth of the style
 * sheet about forms, tables and media, and a page without any pays for it before its first paint. Whatever comes to be
 * rendered has its rules back with the next build. The law of idle rules in e2e/output/bytes.test.ts notices when it breaks.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { AtRule, Plugin, Rule } from "postcss";

/** Parts of form controls, which are named without the control that has them. */
const partOfControl = /^::?(?:file-selector-button|placeholder|-webkit-|-moz-ui-)/;
const controls = ["input", "select", "textarea"];

const inBrackets = /\([^()]*\)|\[[^\]]*\]/;

/**
 * Reads which elements the components render.
 *
 * @returns Their names. A type argument may be among them: a name too many keeps a rule, and harms nothing.
 */
export function renderedElements(): ReadonlySet<string> {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => name.endsWith(".tsx") && !name.includes(".test."));
  const texts = files.map((name) => readFileSync(path.join("src", name), "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(/<([a-z][a-z0-9]*)\b/g)].map(([, name]) => name ?? "")));
}

/**
 * Tells whether a selector of the reset can match nothing.
 *
 * @param selector - One selector, without commas outside brackets.
 * @param rendered - The elements that there are.
 * @returns True when it needs an element that nothing renders.
 */
export function isIdle(selector: string, rendered: ReadonlySet<string>): boolean {
  if (partOfControl.test(selector)) return !controls.some((name) => rendered.has(name));
  return elementsOf(selector).some((name) => !rendered.has(name));
}

/**
 * The elements that a selector can't do without, for example "optgroup" and "option" of
 * ":where(select:is([size])) optgroup option". What stands in brackets may be one choice of several, or what is excluded, and
 * so does not count: a rule is rather kept.
 *
 * @param selector - The selector.
 * @returns Their names, in order.
 */
export function elementsOf(selector: string): readonly string[] {
  let outside = selector;
  while (inBrackets.test(outside)) outside = outside.replace(inBrackets, "");
  return [...outside.matchAll(/(?<![\w.#:-])[a-z][a-z0-9]*(?![\w-])/g)].map(([name]) => name);
}

/**
 * Removes the idle rules from the layer `base`.
 *
 * @param rendered - Says what is rendered; asked anew for each style sheet, since in development the components change.
 * @returns A plugin to run after Tailwind's.
 */
export function idleResets(rendered: () => ReadonlySet<string> = renderedElements): Plugin {
  return {
    postcssPlugin: "idle-resets",
    OnceExit(root) {
      const elements = rendered();
      root.walkAtRules("layer", (layer) => {
        if (layer.params !== "base") return;
        layer.walkRules((rule) => {
          if (isStepOfAnimation(rule)) return;
          const needed = rule.selectors.filter((selector) => !isIdle(selector, elements));
          if (needed.length === 0) rule.remove();
          else if (needed.length < rule.selectors.length) rule.selectors = needed;
        });
        layer.walkAtRules((condition) => void (condition.nodes?.length === 0 && condition.remove()));
      });
    },
  };
}

/** "from" and "to" are no elements. */
function isStepOfAnimation({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}
