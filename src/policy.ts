import type { HeaderChanges } from "../finish/headers";
import type { PolicyOptions } from "../finish/policy";

/** What pages and their headers allow beside the site's own files: docs/recipes.md, "Services of other sites". */
export const policy: PolicyOptions & { readonly headers: HeaderChanges } = {
  directives: {},
  trustedTypes: true,
  /** Headers to add or to change in `_headers`, which Netlify and Cloudflare read; null removes one. docs/hosting.md has other hosts. */
  headers: {},
};

/** The origins that the directives add. */
export const allowedOrigins: readonly string[] = [
  ...new Set(
    Object.values(policy.directives)
      .flat()
      .filter((source) => /[.*]|^(?:http|ws)s?:/.test(source)),
  ),
];
