/** What gatsby-config.ts allows beside the site's own files. */
import config from "../gatsby-config";

const options = (config.plugins ?? [])
  .flatMap((plugin) => (typeof plugin === "object" ? [plugin] : []))
  .find(({ resolve }) => resolve === "gatsby-plugin-security-headers")?.options;

/** The headers that the options add, change or remove. */
export const headers = (options?.["headers"] ?? {}) as Readonly<Record<string, string | null>>;

/** The sources that the policy's options add, by directive. */
export const directives = (options?.["directives"] ?? {}) as Readonly<Record<string, readonly string[]>>;

/** The hosts that the policy's options add. */
export const otherHosts: readonly string[] = [
  ...new Set(
    Object.values(directives)
      .flat()
      .filter((source) => /[.*:]/.test(source)),
  ),
];

/** Whether scripts may write HTML through policies alone (Trusted Types). */
export const trustedTypes = options?.["trustedTypes"] !== false;
