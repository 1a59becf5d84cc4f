/**
 * What an island gets when it imports from "gatsby": a built page is not an application, so a `Link` is a plain link. All
 * other exports are Gatsby's own.
 */
import { withPrefix } from "gatsby-plugin-islands/gatsby";
import { type ComponentProps, createElement, type ReactElement } from "react";

export * from "gatsby-plugin-islands/gatsby";

/** A link without client-side navigation; takes Gatsby's `to` and an anchor's attributes. */
export function Link({ to, ...attributes }: ComponentProps<"a"> & { readonly to: string }): ReactElement {
  const { activeClassName, activeStyle, getProps, innerRef, partiallyActive, replace, state, ...rest } =
    attributes as Record<string, unknown>;
  void [activeClassName, activeStyle, getProps, innerRef, partiallyActive, replace, state];
  return createElement("a", { ...rest, href: withPrefix(to) });
}

/** Loads another page, or goes as many pages back or forward as `to` says. */
export function navigate(to: string | number, options?: { readonly replace?: boolean }): void {
  if (typeof to === "number") history.go(to);
  else location[options?.replace ? "replace" : "assign"](withPrefix(to));
}
