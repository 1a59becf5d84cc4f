import type { HeaderChanges } from "../finish/headers";
import type { PolicyOptions } from "../finish/policy";

/** What pages and hosts allow beside the site's own files: docs/recipes.md, "Another host". */
export const policy: PolicyOptions & { readonly headers: HeaderChanges } = {
  directives: {},
  trustedTypes: true,
  /** Headers of every response to add or to change; null removes one. */
  headers: {},
};

/** The hosts that the directives add. */
export const otherHosts: readonly string[] = [
  ...new Set(
    Object.values(policy.directives)
      .flat()
      .filter((source) => /[.*:]/.test(source)),
  ),
];
