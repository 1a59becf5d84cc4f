/** Colours of src/styles/theme.css for what is drawn outside the page: browser bars, icons, the share image. A test compares them. */
export const palette = {
  "light-paper": "#faf6ec",
  "light-surface": "#fffdf7",
  "light-ink": "#0e1a26",
  "light-ink-muted": "#384552",
  "light-tint": "#cbe3f0",
  "light-accent": "#a00d57",
  "dark-paper": "#07111b",
} as const;
