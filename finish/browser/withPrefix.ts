/** What an island may import from "gatsby": a built page has no router and no queries. */

/** Set by finish/buildIslands.ts. */
declare const __BASE_PATH__: string;

/** Puts the path prefix before a path of the site. */
export const withPrefix = (path: string): string => __BASE_PATH__ + path;
