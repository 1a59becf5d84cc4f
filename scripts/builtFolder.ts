/** The built site that the browser tests look at: the one that `npm test` has built, or the last `npm run build`. */
export const builtFolder = process.env["BUILT_SITE"] ?? "public";
