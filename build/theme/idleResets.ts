/**
 * Leaves out of Tailwind's reset what it says of elements that nothing here renders: forms, tables and media were a fifteenth
 * of the style sheet, which stands before the first paint. Whatever comes to be rendered has its rules back with the next
 * build. The laws of the reset notice when it breaks: e2e/output/bytes.test.ts when too much is left,
 * e2e/output/resets.test.ts when too little.
 */
import type { AtRule, ChildNode, Plugin, Root, Rule } from "postcss";

import { readSources } from "../readSources";

/** Parts of form controls, which are named without the control that has them. */
const partOfControl = /^::?(?:file-selector-button|placeholder|-webkit-|-moz-ui-)/;
const controls = ["input", "select", "textarea"];

const inBrackets = /\([^()]*\)|\[[^\]]*\]/;

/**
 * What the packages render, which no source of ours need name: Radix, for a toast and a tooltip. A test renders both
 * (src/components/packages.test.tsx). The shapes in the icons have no reset.
 */
export const fromPackages = ["button", "div", "li", "ol", "span"] as const;

/**
 * Reads which elements the components render.
 *
 * @returns Their names, those of the packages too. A type argument may be among them: a name too many keeps a rule, and
 *   harms nothing.
 */
export function renderedElements(): ReadonlySet<string> {
  const texts = Object.values(readSources(/\.tsx$/));
  const written = texts.flatMap((text) => [...text.matchAll(/<([a-z][a-z0-9]*)\b/g)].map(([, name]) => name ?? ""));
  return new Set([...written, ...fromPackages]);
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
 * Finds the resets of a style sheet.
 *
 * @param sheet - The style sheet.
 * @returns The rules of the layer `base`; the steps of an animation, such as "from", are none.
 */
export function resetsOf(sheet: Root): readonly Rule[] {
  const resets: Rule[] = [];
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== "base") return;
    layer.walkRules((rule) => {
      if (!(rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name))) resets.push(rule);
    });
  });
  return resets;
}

/**
 * Removes the idle resets.
 *
 * @param rendered - Says what is rendered; asked anew for each style sheet, since in development the components change.
 * @returns A plugin to run after Tailwind's.
 */
export function idleResets(rendered: () => ReadonlySet<string> = renderedElements): Plugin {
  return {
    postcssPlugin: "idle-resets",
    OnceExit(root) {
      const elements = rendered();
      for (const rule of resetsOf(root)) {
        const needed = rule.selectors.filter((selector) => !isIdle(selector, elements));
        if (needed.length === 0) removeWithConditions(rule);
        else if (needed.length < rule.selectors.length) rule.selectors = needed;
      }
    },
  };
}

/** Removes a rule, and every condition around it that then holds nothing. */
function removeWithConditions(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) removeWithConditions(parent as AtRule);
}
