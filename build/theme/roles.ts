/** Reads the colours of the theme as a browser would: palette, roles by day and by night, and those of other sheets. */
import { formatHex, interpolate, parse } from "culori";
import postcss, { type AtRule, type Rule } from "postcss";

import type { Place } from "../content/locate";
import { ProblemError } from "../content/problem";

/** The two schemes of the site. */
export type Scheme = "day" | "night";

/** A custom property, as it is declared for an element. */
export interface Declaration {
  readonly value: string;
  /** The way to it: its condition, its selector unless that is the page, and its name, such as `.deep --ink`. */
  readonly record: string;
}

/** Declarations by the name of their custom property, without the dashes. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** The condition of what counts by night alone. */
export const byNight = "@media (prefers-color-scheme: dark)";

/** Where the colours are. */
export const themeFile = "src/styles/theme.css";

/**
 * Collects the custom properties that a selector's elements see.
 *
 * @param css - The text of `src/styles/theme.css`.
 * @param scheme - Day, or night: what stands under `prefers-color-scheme: dark` then counts. What only some widths have
 *   always does, and what a reader has to ask for never.
 * @param selectors - Whose declarations count, in the order of the cascade; `:root` is the page.
 * @returns Every property with the declaration that wins.
 */
export function declarationsOf(css: string, scheme: Scheme, selectors: readonly string[]): Declarations {
  const declared = new Map<string, Declaration>();
  const root = postcss.parse(css);
  for (const selector of selectors) {
    root.walkRules((rule) => {
      if (!rule.selectors.includes(selector) || !holds(rule, scheme)) return;
      rule.walkDecls(/^--/, ({ prop, value }) => {
        declared.set(prop.slice(2), { value, record: recordOf(rule, prop) });
      });
    });
  }
  return declared;
}

/**
 * Finds the property in which a role's colour is written out.
 *
 * @param declared - What `declarationsOf` found.
 * @param role - A property's name, without the dashes.
 * @param user - The declaration that names it, for the message.
 * @returns The last of the properties that hand the colour on by a mere `var()`.
 * @throws {ProblemError} Where nothing declares the role, or what it names.
 */
export function sourceOf(declared: Declarations, role: string, user?: string): string {
  const { value, record } = declarationIn(declared, role, user);
  const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return named === undefined ? role : sourceOf(declared, named, record);
}

/**
 * Resolves a role, each `var()` and `color-mix()` of it included.
 *
 * @param declared - What `declarationsOf` found.
 * @param role - A property's name, without the dashes.
 * @param user - The declaration that names it, for the message.
 * @returns Its colour.
 * @throws {ProblemError} Where nothing declares the role, or what it names, or where it is no colour.
 */
export function colourOf(declared: Declarations, role: string, user?: string): string {
  const { value, record } = declarationIn(declared, role, user);
  const colour = value
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colourOf(declared, name, record))
    .replace(/color-mix\(in oklab, (#\w+) (\d+)%, (#\w+)\)/g, (_, top: string, share: string, ground: string) =>
      formatHex(interpolate([ground, top], "oklab")(Number(share) / 100)),
    );
  if (parse(colour) === undefined) {
    throw mistake(record, `is “${value}”, which is no colour.`, "Write it as #rrggbb.");
  }
  return colour;
}

/**
 * Finds where a property is declared.
 *
 * @param css - The text of `src/styles/theme.css`.
 * @param record - The way to it, as a `Declaration` has it.
 * @returns Its place; the file's beginning where it is not declared.
 */
export function placeOf(css: string, record: string): Place {
  let place: Place = { line: 1, column: 1 };
  postcss.parse(css).walkRules((rule) => {
    rule.walkDecls(({ prop, source }) => {
      if (source?.start && recordOf(rule, prop) === record) place = source.start;
    });
  });
  return { line: place.line, column: place.column };
}

function recordOf(rule: Rule, prop: string): string {
  return [conditionOf(rule), rule.selector === ":root" ? "" : rule.selector, prop].filter(Boolean).join(" ");
}

function conditionOf({ parent }: Rule): string {
  return parent?.type === "atrule" ? `@media ${(parent as AtRule).params}` : "";
}

function holds(rule: Rule, scheme: Scheme): boolean {
  const condition = conditionOf(rule);
  return condition === "" || condition.startsWith("@media (width ") || (condition === byNight && scheme === "night");
}

function declarationIn(declared: Declarations, name: string, user?: string): Declaration {
  const declaration = declared.get(name);
  if (declaration) return declaration;
  if (user === undefined) throw mistake(`--${name}`, "is declared nowhere; a colour was expected.", "Declare it.");
  throw mistake(user, `names --${name}, which is declared nowhere.`, "Declare it, or name another.");
}

function mistake(record: string, message: string, mend: string): ProblemError {
  return new ProblemError({ file: themeFile, record, message, mend });
}
