/** The share image's name and size: the head announces what the build draws. */
export const shareImage = { path: "/share.png", width: 1200, height: 630 } as const;
