/** Where the site under test is. */

/** The folder as `npm run build` leaves it; `SITE_FOLDER` names another. */
export const builtFolder = process.env["SITE_FOLDER"] ?? "public";
