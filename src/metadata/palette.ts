type Scheme = "light" | "dark";

/** The schemes of the page, as `color-scheme` of src/styles/theme.css has them. A dark brand has `["dark"]`. */
export const schemes: readonly [Scheme, ...Scheme[]] = ["light", "dark"];

/** The background of the page, `--color-paper` of src/styles/theme.css, for the bars of browsers. A test compares them. */
export const paper: Readonly<Record<Scheme, string>> = { light: "#faf6ec", dark: "#07111b" };

/** The background in the web app manifest, which has one scheme, the first. */
export const manifestColor = paper[schemes[0]];
