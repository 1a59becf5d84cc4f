/** Aliases that gatsby-node.ts gives to webpack. */
declare module "gatsby-plugin-islands/site-browser" {
  export const onClientEntry: (args: object, options: object) => void;
}
declare module "gatsby-plugin-islands/site-root" {
  export const wrapRootElement: (args: { readonly element: React.ReactElement }) => React.ReactElement;
}
declare module "gatsby-plugin-islands/gatsby" {
  export { withPrefix } from "gatsby";
}

/** https://webpack.js.org/guides/dependency-management/#requirecontext */
declare namespace NodeJS {
  interface Require {
    context(
      folder: string,
      subfolders: boolean,
      pattern: RegExp,
    ): {
      (file: string): Readonly<Record<string, unknown>>;
      keys(): readonly string[];
    };
  }
}
