/// <reference types="webpack/module" />
/** The site's gatsby-browser, of which the plugin uses these. gatsby-node.ts gives webpack the alias. */
declare module "gatsby-plugin-islands/site" {
  export const onClientEntry: ((args: object, options: object) => void) | undefined;
  export const onInitialClientRender: ((args: object, options: object) => void) | undefined;
  export const wrapRootElement: ((args: { element: React.ReactElement }) => React.ReactElement) | undefined;
}
