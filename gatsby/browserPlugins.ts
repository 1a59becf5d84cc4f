/** A plugin as Gatsby's store has it. */
interface Plugin {
  readonly name: string;
  readonly resolve: string;
  /** What its gatsby-browser file exports. */
  readonly browserAPIs?: readonly string[];
}

/** Those whose pages are complete without that file: it follows routes, or fades pictures in. */
const complete = ["gatsby-plugin-image", "gatsby-plugin-manifest", "gatsby-remark-images"];

/** Returns a warning for each plugin that has something for visitors' browsers: built pages run the site's own gatsby-browser alone. */
export const browserPluginWarnings = (plugins: readonly Plugin[]): readonly string[] =>
  plugins
    .filter(({ name, resolve, browserAPIs = [] }) => {
      const isGatsbys = name === "default-site-plugin" || /[\\/]gatsby[\\/]dist[\\/]/.test(resolve);
      return browserAPIs.length > 0 && !isGatsbys && !complete.includes(name);
    })
    .map(
      ({ name, browserAPIs = [] }) =>
        `${name} does nothing in visitors' browsers: built pages don't run its ${browserAPIs.join(", ")}. ` +
        `Call what it does from gatsby-browser.tsx, or load its script: docs/recipes.md, "Services of other sites".`,
    );
