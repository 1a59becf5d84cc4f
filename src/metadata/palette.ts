type Scheme = "light" | "dark";

/** The schemes of the page, as `color-scheme` of src/styles/theme.css has them. A dark brand has `["dark"]`. */
export const schemes: readonly [Scheme, ...Scheme[]] = ["light", "dark"];

/** Colours of src/styles/theme.css for what is drawn outside the page: browser bars, icons, the share image. A test compares them. */
export const palettes = {
  light: {
    paper: "#faf6ec",
    surface: "#fffdf7",
    ink: "#0e1a26",
    "ink-muted": "#384552",
    tint: "#cbe3f0",
    accent: "#a00d57",
  },
  dark: {
    paper: "#07111b",
    surface: "#0d1c2a",
    ink: "#e9eef2",
    "ink-muted": "#b3c0cb",
    tint: "#0f2d3c",
    accent: "#ff8ab7",
  },
} as const;

/** The colours of what has one scheme, the first: the manifest and the share image. */
export const palette = palettes[schemes[0]];
