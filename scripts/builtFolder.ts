/** The built site that the browser tests look at. */
export const builtFolder = "public";
