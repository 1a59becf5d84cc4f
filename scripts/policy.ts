/** What gatsby-config.ts allows beside the site's own files. */
import config from "../gatsby-config";

const options = (config.plugins ?? [])
  .flatMap((plugin) => (typeof plugin === "object" ? [plugin] : []))
  .find(({ resolve }) => resolve === "gatsby-plugin-security-headers")?.options;

const sources = Object.values((options?.["directives"] ?? {}) as Record<string, readonly string[]>).flat();

/** The hosts that the policy's options add. */
export const otherHosts: readonly string[] = [...new Set(sources.filter((source) => /[.*:]/.test(source)))];

/** Whether scripts may write HTML through policies alone (Trusted Types). */
export const trustedTypes = options?.["trustedTypes"] !== false;
