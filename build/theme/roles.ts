/** Reads the colours of the theme as a browser would: palette, roles by day and by night, and the dark sheet's. */
import postcss, { type AtRule, type Rule } from "postcss";

/** The two schemes of the site. */
export type Scheme = "day" | "night";

/** Colours by the name of their custom property, without the dashes. */
export type Roles = ReadonlyMap<string, string>;

/**
 * Resolves the custom properties that a selector's elements see.
 *
 * @param css - The text of `src/styles/theme.css`.
 * @param scheme - Day, or night: what stands under `prefers-color-scheme: dark` then counts.
 * @param selectors - Whose declarations count, in the order of the cascade; `:root` is the page.
 * @returns Every property with its value, each `var()` resolved.
 * @throws Where a `var()` names a property that nothing declares.
 */
export function rolesOf(css: string, scheme: Scheme, selectors: readonly string[]): Roles {
  const declared = new Map<string, string>();
  for (const selector of selectors) {
    postcss.parse(css).walkRules((rule: Rule) => {
      if (!rule.selectors.includes(selector) || !holds(rule, scheme)) return;
      rule.walkDecls(/^--/, ({ prop, value }) => {
        declared.set(prop.slice(2), value);
      });
    });
  }
  return new Map([...declared.keys()].map((name) => [name, resolve(declared, name)]));
}

function holds(rule: Rule, scheme: Scheme): boolean {
  const { parent } = rule;
  if (parent?.type !== "atrule") return true;
  return (parent as AtRule).params === "(prefers-color-scheme: dark)" && scheme === "night";
}

function resolve(declared: ReadonlyMap<string, string>, name: string): string {
  const value = declared.get(name);
  if (value === undefined)
    throw new Error(`src/styles/theme.css: var(--${name}) is used and never declared. Declare it.`);
  return value.replace(/var\(--([\w-]+)\)/g, (_, inner: string) => resolve(declared, inner));
}
