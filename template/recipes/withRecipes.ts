import type { GatsbyConfig } from "gatsby";

/** The hosts that the recipe for a form adds, and one of statistics. */
const added: Readonly<Record<string, readonly string[]>> = {
  "form-action": ["https://forms.example"],
  "connect-src": ["https://stats.example", "https://forms.example"],
};

/** Changes a gatsby-config.ts as the recipes say: adds plugins, and hosts to the policy. */
export function withRecipes(config: GatsbyConfig, plugins: readonly string[]): GatsbyConfig {
  const changed = (config.plugins ?? []).map((plugin) => {
    const { resolve, options = {} } = typeof plugin === "object" ? (plugin ?? { resolve: "" }) : { resolve: plugin };
    if (resolve !== "gatsby-plugin-security-headers") return plugin;
    const own = (options["directives"] ?? {}) as typeof added;
    const hosts = Object.entries(added).map(([name, sources]) => [name, [...(own[name] ?? []), ...sources]]);
    return { resolve, options: { ...options, directives: { ...own, ...Object.fromEntries(hosts) } } };
  });
  return { ...config, plugins: [...plugins, ...changed] };
}
