export const articles = {
  heading: "Articles",
  newer: "Newer articles",
  older: "Older articles",
} as const;
