/**
 * What the browser is given when a component imports from "gatsby". The real module brings the router, the loader and
 * the link component, 20 KB of what this site does not use. A component that asks for more than is here fails the build.
 */

declare const __BASE_PATH__: string;

/**
 * Puts the site's path prefix before a path.
 *
 * @param path - A path of this site, with its leading slash.
 * @returns The path as the browser must ask for it.
 */
export function withPrefix(path: string): string {
  return __BASE_PATH__ + path;
}
